import { render } from "preact";
import { App } from "./app";
import { resume } from "./model/session";
import { keepForOffline } from "./ui/offline";
import { dress } from "./ui/theme";
import { preferred, speak } from "./words/words";
import "./ui/base.css";

dress();
const known = resume();
await speak(preferred(), false);
await known;
const root = document.getElementById("app");
if (root) render(<App />, root);
addEventListener("load", () => void keepForOffline());
if (document.readyState === "complete") void keepForOffline();
