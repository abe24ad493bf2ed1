// What is said at the table: the players among themselves, the others among themselves.

import { talk } from "../model/state";
import type { Place } from "../protocol";
import { Chat } from "../ui/chat";
import { t } from "../words/words";
import type { AtTable } from "./at";

export function Talk({ at }: { at: AtTable }) {
  const table = at.table.value;
  if (!table) return null;
  const place: Place = at.seat ? { table: at.id } : { spectators: at.id };
  const lines = (talk.value.get(at.id) ?? []).filter((line) =>
    at.seat ? "table" in line.place : true,
  );
  // Spectators of a game for points keep quiet while it runs.
  const open = at.seat !== null || at.over || !table.state.info.settings.points;
  return (
    <details class="table-log">
      <summary>
        {t("table-talk")}
        {lines.length > 0 && <span class="badge brass">{lines.length}</span>}
      </summary>
      <Chat place={place} lines={lines} open={open} />
    </details>
  );
}
