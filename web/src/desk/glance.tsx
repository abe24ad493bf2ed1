// A table as it is seen from the desk: who plays, how much time is left, what waits.

import { tableName } from "../lobby/tables";
import type { Color, DeskTable } from "../protocol";
import { clockText, elapsedText } from "../table/clocks";
import { Icon } from "../ui/icons";
import { go } from "../ui/router";
import { score } from "../words/score";
import { t } from "../words/words";
import { CallText } from "./calls";
import { gone, left } from "./live";

interface Props {
  room: string;
  table: DeskTable;
  chosen: boolean;
}

/** What a table is called, or who plays at it. */
export const named = ({ name, white, black }: DeskTable): string =>
  name
    ? tableName(name)
    : `${white?.person.name ?? t("table-nobody")} – ${black?.person.name ?? t("table-nobody")}`;

/** A table in the list; all of it chooses it. */
export function Glance({ room, table, chosen }: Props) {
  const { calls, questions, claim, appeals } = table;
  const waits = calls.length + questions.length + appeals.length + (claim ? 1 : 0) > 0;
  const kinds = `panel desk-table${chosen ? " chosen" : ""}${table.low ? " low" : ""}`;
  return (
    <li class={waits ? `${kinds} waits` : kinds}>
      <h2>
        <button
          type="button"
          aria-pressed={chosen}
          onClick={() => go(`/arbitro/${room}?mesa=${table.id}`, true)}
        >
          {named(table)}
        </button>
        <span class={table.low ? "badge brass" : "badge"}>
          {table.low && <Icon name="clock" />}
          {stage(table)}
        </span>
      </h2>
      <Side table={table} color="white" />
      <Side table={table} color="black" />
      {calls.map((call) => (
        <p key={call.call.id} class="desk-waits">
          <Icon name="call" />
          <CallText table={table} call={call} />
        </p>
      ))}
      {questions.length > 0 && (
        <p class="desk-waits">
          <Icon name="warning" />
          {t("desk-questions", { count: questions.length })}
        </p>
      )}
      {claim && (
        <p class="desk-waits">
          <Icon name="scales" />
          {t("desk-claims", { color: claim })}
        </p>
      )}
      {appeals.length > 0 && (
        <p class="desk-waits">
          <Icon name="scales" />
          {t("desk-appeals", { count: appeals.length })}
        </p>
      )}
    </li>
  );
}

/** How far a game is; whose turn it is while it is played. */
export function stage({ stage: at, outcome, ply, turn }: DeskTable): string {
  if (outcome?.score) return score(outcome.score);
  if (at === "playing" || at === "paused") {
    return t("desk-stage", { stage: at, move: Math.floor(ply / 2) + 1, color: turn });
  }
  return t(`web-stage-${at}`, { moves: 0 });
}

/** A player: whether they are there, what was ruled on them, and their clock. */
export function Side({ table, color }: { table: DeskTable; color: Color }) {
  const player = table[color];
  const runs = table.clocks?.running === color;
  const away = gone(table, color);
  const time = left(table, color);
  return (
    <p class={`desk-side${runs ? " runs" : ""}`}>
      <span class={`table-side ${color}`} aria-hidden="true" />
      <span class="unseen">{t("table-side", { color })}</span>
      <span class="desk-name">
        {player?.person.name ?? <span class="hint">{t("table-nobody")}</span>}
        {player && !player.connected && (
          <span class="desk-gone">
            {t("desk-gone", { time: away === null ? "" : elapsedText(away) })}
          </span>
        )}
        {player && player.illegal_moves > 0 && (
          <span class="hint">{t("desk-illegal", { count: player.illegal_moves })}</span>
        )}
      </span>
      {player?.fallen && (
        <span class="desk-fallen">
          <Icon name="flag" />
          <span class="unseen">{t("table-flag")}</span>
        </span>
      )}
      {time !== null && <time>{clockText(time)}</time>}
    </p>
  );
}
