import { render } from "preact";
import { App } from "./app";
import { preferred, speak } from "./words/words";
import "./ui/base.css";

await speak(preferred(), false);
const root = document.getElementById("app");
if (root) render(<App />, root);
