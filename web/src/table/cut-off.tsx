// Without a connection: what is done waits, and counts once the hall has it.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { socket } from "../model/session";
import { t } from "../words/words";

/** A break that is over sooner is none that anybody needs to know of. */
const NOTICED_AFTER_MS = 1200;

export function CutOff() {
  const away = socket.link.value !== "open" && socket.link.value !== "off";
  const told = useSignal(false);
  useEffect(() => {
    if (!away) {
      told.value = false;
      return;
    }
    const timer = setTimeout(() => {
      told.value = true;
    }, NOTICED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [away, told]);
  return (
    <div role="alert">{told.value && <p class="table-cut-off fault">{t("table-cut-off")}</p>}</div>
  );
}
