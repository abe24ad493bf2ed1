// Over the board: what the touched pieces oblige to, said to both players.

import type { Must } from "../protocol";
import { t } from "../words/words";
import type { AtTable } from "./at";

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

export function Obliged({ at }: { at: AtTable }) {
  const now = at.now.value;
  if (!now?.obligation || at.over) return null;
  return (
    <p class="table-obliged">
      <strong>{t("table-obliged", { color: now.turn })}</strong> {mustText(now.obligation.must)}
    </p>
  );
}
