// A player beside the board: who, the connection, the captured pieces, the clock.

import { captured, other, readBoard } from "../board/placed";
import type { Color, Person } from "../protocol";
import { Icon } from "../ui/icons";
import { number, t } from "../words/words";
import { Press } from "./actions";
import type { AtTable } from "./at";
import { Clock } from "./clock";
import { PieceIcon } from "./piece";

interface Props {
  at: AtTable;
  color: Color;
  /** Sits opposite at the same screen, and reads from there. */
  opposite?: boolean;
}

export function Player({ at, color, opposite }: Props) {
  const table = at.table.value;
  if (!table) return null;
  const { info, now } = { info: table.state.info, now: table.state.now };
  const person = info[color];
  const turn = now.turn === color && at.playing;
  return (
    <section
      class={`table-player ${color}${turn ? " turn" : ""}${opposite ? " opposite" : ""}`}
      aria-label={t("table-side", { color })}
    >
      <div class="table-who">
        <span class={`table-side ${color}`} aria-hidden="true" />
        <Name person={person} />
        {person && <Connection at={at} color={color} />}
        {turn && <span class="unseen">{t("table-to-move")}</span>}
      </div>
      <Taken at={at} color={other(color)} />
      <Press at={at} color={color} />
      <Clock at={at} color={color} />
    </section>
  );
}

export function Name({ person }: { person: Person | null }) {
  if (!person) return <span class="table-name empty">{t("table-nobody")}</span>;
  const points = person.rating;
  return (
    <span class="table-name">
      {person.kind === "machine" && <Icon name="machine" />}
      {person.kind === "registered" ? (
        <a href={`/jugador/${encodeURIComponent(person.name)}`}>{person.name}</a>
      ) : (
        person.name
      )}
      {points !== null && points !== undefined && (
        <small> {number(points, { useGrouping: false })}</small>
      )}
    </span>
  );
}

function Connection({ at, color }: { at: AtTable; color: Color }) {
  const link = at.table.value?.links[color];
  if (!link || at.over) return null;
  if (!link.connected) {
    const seconds = Math.ceil((link.claim_in_ms ?? 0) / 1000);
    return (
      <span class="table-link gone">
        {link.claim_in_ms === null ? t("table-gone") : t("table-gone-claim", { seconds })}
      </span>
    );
  }
  const trip = link.round_trip_ms;
  if (trip === null) return null;
  const bars = trip < 120 ? 3 : trip < 350 ? 2 : 1;
  return (
    <span class={`table-link bars-${bars}`} title={t("table-lag", { ms: trip })}>
      <span class="unseen">{t("table-lag", { ms: trip })}</span>
      <i />
      <i />
      <i />
    </span>
  );
}

/** The pieces of a color that were captured. */
function Taken({ at, color }: { at: AtTable; color: Color }) {
  const start = at.table.value?.state.start ?? "";
  const gone = captured(readBoard(start), at.pieces.value, color);
  return (
    <div
      class="table-taken"
      role="img"
      aria-label={t("table-taken", { count: gone.length, color })}
    >
      {gone.length > 0 && (
        <span>
          {gone.map((role, index) => (
            <PieceIcon key={`${role}${index}`} color={color} role={role} />
          ))}
        </span>
      )}
    </div>
  );
}
