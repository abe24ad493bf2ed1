// The whole client: who is here, and which page they look at.

import { useEffect, useErrorBoundary, useRef } from "preact/hooks";
import { resume } from "./model/session";
import { presence } from "./model/state";
import { page, title } from "./pages";
import { Button } from "./ui/button";
import { Header } from "./ui/header";
import { path } from "./ui/router";
import { Toasts } from "./ui/toast";
import { t } from "./words/words";
import "./ui/controls.css";

/** How long to wait before the hall is asked again. */
const AGAIN_MS = 4000;

function Unreachable() {
  useEffect(() => {
    const timer = setInterval(() => void resume(), AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="page narrow">
      <h1>{t("web-unreachable")}</h1>
      <p>{t("web-unreachable-why")}</p>
      <Button does={resume} icon="refresh" kind="primary">
        {t("web-again")}
      </Button>
    </div>
  );
}

/** The page; one that fails takes nothing else with it. */
function Shown() {
  const [wrong, again] = useErrorBoundary((fault) => console.error(fault));
  if (wrong) {
    return (
      <div class="page narrow">
        <p class="fault" role="alert">
          {t("web-fault")}
        </p>
        <Button does={again} icon="refresh" kind="primary">
          {t("web-again")}
        </Button>
      </div>
    );
  }
  const shown = page(path.value);
  return presence.value === "unreachable" && !shown.alone ? <Unreachable /> : shown.content();
}

/** The head, the page, and the notices. */
export function App() {
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  const shown = page(path.value);
  const where = path.value.join("/");
  useEffect(() => {
    if (!first.current) main.current?.focus({ preventScroll: true });
    first.current = false;
  }, [where]);
  const name = title(path.value);
  useEffect(() => {
    if (name !== null) document.title = name;
  }, [name]);
  document.documentElement.dataset.page = path.value[0] ?? "lobby";
  return (
    <>
      <button type="button" class="skip button" onClick={() => main.current?.focus()}>
        {t("web-skip")}
      </button>
      {!shown.bare && <Header />}
      <main id="main" tabIndex={-1} ref={main}>
        <Shown key={path.value[0] ?? ""} />
      </main>
      <Toasts />
    </>
  );
}
