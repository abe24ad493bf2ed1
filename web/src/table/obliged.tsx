// Over the board: what the touched pieces oblige to, said to both players.

import type { Must, Obligation } from "../protocol";
import { t, told } from "../words/words";
import type { AtTable } from "./at";
import { happening, type Notice } from "./follow";
import { Said } from "./law";

/** An obligation, in words. */
export function mustText(must: Must): string {
  if (must === "any") return t("table-must-any");
  if ("move" in must) return t("table-must-move", { square: must.move });
  if ("move_not_castling" in must) {
    return t("table-must-not-castle", { square: must.move_not_castling[0] });
  }
  if ("capture" in must) return t("table-must-capture", { square: must.capture });
  if ("capture_with" in must) {
    const [from, to] = must.capture_with;
    return t("table-must-capture-with", { from, to });
  }
  if ("castle" in must) return t("table-must-castle", { side: must.castle });
  if ("finish" in must) return t("table-must-finish", { from: must.finish[0], to: must.finish[1] });
  if ("promote" in must) {
    return t("table-must-promote", { square: must.promote[0], role: must.promote[1] });
  }
  return t("table-must-play", { from: must.play.from, to: must.play.to });
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
  if (!obligation) return <p class="table-obliged none hint">{t("table-free")}</p>;
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
