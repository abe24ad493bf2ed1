// A table that is not seen yet: the hall has not answered, or says why it will not show it.

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { watch } from "../model/session";
import { faults } from "../model/state";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import { t, told } from "../words/words";

export function NotYet({ id }: { id: string }) {
  const since = useMemo(() => performance.now(), []);
  const code = useSignal("");
  const last = faults.value.filter((fault) => fault.when >= since).at(-1);
  if (!last) {
    return (
      <p class="page hint" aria-busy="true">
        {t("web-loading")}
      </p>
    );
  }
  const needsCode = last.fault?.code === "code_needed" || last.fault?.code === "forbidden";
  const enter = (): void => watch(id, code.value.trim());
  return (
    <div class="page narrow">
      <h1>{t("table-table")}</h1>
      <p>{told(last.say)}</p>
      {needsCode && (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            enter();
          }}
        >
          <TextField
            label={t("table-code")}
            value={code.value}
            input={{ autocomplete: "off", autocapitalize: "off", spellcheck: false }}
            change={(value) => {
              code.value = value;
            }}
          />
          <div class="row">
            <Button kind="primary" disabled={code.value.trim() === ""} does={enter}>
              {t("table-code-enter")}
            </Button>
          </div>
        </form>
      )}
      <p>
        <a href="/">{t("web-to-lobby")}</a>
      </p>
    </div>
  );
}
