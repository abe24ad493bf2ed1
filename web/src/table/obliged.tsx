// Over the board: what the touched pieces oblige to, said to both players.

import type { Must, Obligation } from "../protocol";
import { t, told } from "../words/words";
import type { AtTable } from "./at";
import { happening, type Notice } from "./follow";
import { Said } from "./law";
import { parted } from "./scene";

/** An obligation, in words. */
export function mustText(must: Must): string {
  const [kind, [first = "", second = ""]] = parted(must);
  return t(`table-must-${kind.replaceAll("_", "-")}`, { first: `${first}`, second: `${second}` });
}

/** The ruling that obliges, as the hall said it, if we were there. */
function ruled(at: AtTable, obligation: Obligation): Notice | null {
  const must = JSON.stringify(obligation.must);
  for (const { entry, say } of at.log.value.slice(-60).reverse()) {
    const what = happening(entry);
    if (!say || !what || typeof what === "string" || !("ruled" in what)) continue;
    const { ruling, authority } = what.ruled;
    if (typeof ruling !== "object" || !("obliged" in ruling)) continue;
    if (JSON.stringify(ruling.obliged.must) !== must) continue;
    return { key: 0, kind: "ruling", say, authority };
  }
  return null;
}

export function Obliged({ at }: { at: AtTable }) {
  const now = at.now.value;
  // Where people watch, nobody tells what was touched.
  if (at.table.value?.state.regulations.watch !== "program") return null;
  if (!now || !at.strict || at.over || now.stage === "waiting") return null;
  const obligation = now.obligation;
  if (!obligation) {
    const gone = at.letGo.value[now.turn].length > 0;
    return (
      <p class="table-obliged none hint">
        {t(gone ? "table-let-go" : "table-free", { color: now.turn })}
      </p>
    );
  }
  const ruling = ruled(at, obligation);
  return (
    <p class="table-obliged">
      {ruling ? (
        <Said text={told(ruling.say)} authority={ruling.authority} />
      ) : (
        <>
          <strong>{t("table-obliged", { color: now.turn })}</strong> {mustText(obligation.must)}
        </>
      )}
    </p>
  );
}
