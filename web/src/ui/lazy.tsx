// Pages that are loaded when they are first looked at.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../words/words";
import { Button } from "./button";

/** A component that loads when it is first shown, and offers another try where that fails. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [state, setState] = useState<"loading" | "here" | "failed">(loaded ? "here" : "loading");
    useEffect(() => {
      if (state !== "loading") return;
      let gone = false;
      load().then(
        (component) => {
          loaded = component;
          if (!gone) setState("here");
        },
        () => {
          if (!gone) setState("failed");
        },
      );
      return () => {
        gone = true;
      };
    }, [state]);
    if (loaded) {
      const Page = loaded;
      return <Page {...props} />;
    }
    if (state === "failed") {
      return (
        <div class="page narrow">
          <p>{t("web-not-loaded")}</p>
          <Button does={() => location.reload()} icon="refresh" kind="primary">
            {t("web-again")}
          </Button>
        </div>
      );
    }
    return (
      <p class="page hint" aria-busy="true">
        {t("web-loading")}
      </p>
    );
  };
}
