// A table that is not seen yet: the hall has not answered, or says why it will not show it.

import { useMemo } from "preact/hooks";
import { CodeForm } from "../lobby/code";
import { watch } from "../model/session";
import { faults } from "../model/state";
import { t, told } from "../words/words";

export function NotYet({ id }: { id: string }) {
  const since = useMemo(() => performance.now(), []);
  const last = faults.value.filter((fault) => fault.when >= since).at(-1);
  if (!last) {
    return (
      <p class="page hint" aria-busy="true">
        {t("web-loading")}
      </p>
    );
  }
  const needsCode = last.fault?.code === "code_needed" || last.fault?.code === "forbidden";
  return (
    <div class="page narrow">
      <h1>{t("table-table")}</h1>
      <p>{told(last.say)}</p>
      {needsCode && <CodeForm label={t("table-code")} enter={(code) => watch(id, code)} />}
      <p>
        <a href="/">{t("web-to-lobby")}</a>
      </p>
    </div>
  );
}
