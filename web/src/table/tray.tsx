// What a pawn becomes: four pieces beside its square. Nothing else waits for it.

import { fileOf } from "../board/view";
import type { Color, Role } from "../protocol";
import { t } from "../words/words";
import type { AtTable } from "./at";
import { choose } from "./hands";
import { PieceIcon } from "./piece";

const CHOICES: readonly Role[] = ["queen", "rook", "bishop", "knight"];

export function Tray({ at, bottom }: { at: AtTable; bottom: Color }) {
  const tray = at.tray.value;
  if (!tray) return null;
  const file = bottom === "white" ? fileOf(tray.to) : 7 - fileOf(tray.to);
  const above = tray.color === bottom;
  const place = {
    left: `${Math.min(file, 7) * 12.5}%`,
    [above ? "top" : "bottom"]: "0",
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this is
    <div class="table-tray" role="group" aria-label={t("table-promote")} style={place}>
      {CHOICES.map((role) => (
        <button
          type="button"
          key={role}
          onClick={() => choose(at, role)}
          title={t("table-piece", { role })}
        >
          <PieceIcon color={tray.color} role={role} />
          <span class="unseen">{t("table-piece", { role })}</span>
        </button>
      ))}
      {!at.strict && (
        <button
          type="button"
          class="cancel"
          onClick={() => {
            at.tray.value = null;
          }}
        >
          {t("table-cancel")}
        </button>
      )}
    </div>
  );
}
