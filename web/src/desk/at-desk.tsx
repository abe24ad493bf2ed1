// The chosen table: its board, what waits, the orders, both scoresheets, what happened.

import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { moved, readBoard } from "../board/placed";
import { unwatch, watch } from "../model/session";
import { tables } from "../model/state";
import { useAnswer } from "../net/use-answer";
import type {
  Color,
  DeskPlayer,
  DeskTable,
  Piece,
  Square,
  TableState,
  Timeline,
} from "../protocol";
import { elapsedText } from "../table/clocks";
import { happening } from "../table/follow";
import { Said } from "../table/law";
import { written } from "../table/notation";
import { lastSquares } from "../table/scene";
import { ofMove, ofSheet, Paper } from "../table/sheet";
import { Still } from "../table/still";
import { Icon } from "../ui/icons";
import { number, t, told } from "../words/words";
import { Appoint } from "./appoint";
import { Waiting } from "./calls";
import { Doing } from "./doing";
import { named, Side, stage } from "./glance";
import { beat } from "./live";
import { Orders } from "./orders";

/** How long after something happened the record of it is asked for. */
const AFTER_MS = 500;

/** A table from near. */
export function AtDesk({ room, table }: { room: string; table: DeskTable }) {
  const { id } = table;
  const doing = useMemo(() => new Doing(id), [id]);
  const timeline = useAnswer<Timeline>(`/api/games/${id}/timeline`);
  const ply = useSignal<number | null>(null);
  useEffect(() => {
    watch(id);
    return () => unwatch(id);
  }, [id]);
  useSignalEffect(() => {
    void beat.value;
    doing.settle();
  });
  const known = tables.value.get(id);
  const last = known?.log.at(-1);
  const { again } = timeline;
  // What has happened changes the sheets and the record, which an update does not tell.
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => {
      watch(id);
      again();
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [id, last, again]);
  const state = known?.state;
  const shown = state && ply.value !== null ? boardAfter(state, ply.value) : null;
  return (
    <section class="desk-at" aria-label={named(table)}>
      <div class="desk-at-head">
        <a class="button quiet icon" href={`/arbitro/${room}`}>
          <Icon name="back" />
          <span class="unseen">{t("desk-all")}</span>
        </a>
        <h2>{named(table)}</h2>
        <span class="badge">{stage(table)}</span>
        <span class="hint">{t("desk-plies", { count: table.ply })}</span>
        <a class="button quiet" href={`/mesa/${id}`}>
          {t("desk-go")}
        </a>
      </div>
      <div class="desk-near">
        <div class="desk-board">
          <Side table={table} color="black" />
          <Lag player={table.black} />
          {state && (
            <Still
              pieces={shown ?? readBoard(state.now.board)}
              last={shown ? [] : lastSquares(state.now)}
              bottom="white"
            />
          )}
          <Side table={table} color="white" />
          <Lag player={table.white} />
          {table.arbiters.length > 0 && (
            <p class="hint">
              {t("desk-arbiters", { names: table.arbiters.map(({ name }) => name).join(", ") })}
            </p>
          )}
          <Appoint room={room} table={table} />
        </div>
        <div class="desk-work">
          <Waiting table={table} doing={doing} timeline={timeline.value} />
          {state && (
            <Orders table={table} state={state} doing={doing} timeline={timeline.value} ply={ply} />
          )}
        </div>
      </div>
      {state && (
        <div class="desk-sheets">
          {(["white", "black"] as const).map((color) => (
            <Sheet
              key={color}
              state={state}
              color={color}
              chosen={ply.value}
              choose={(wanted) => {
                ply.value = ply.value === wanted ? null : wanted;
              }}
            />
          ))}
        </div>
      )}
      {timeline.value && <Line timeline={timeline.value} />}
    </section>
  );
}

/** How a player's connection is, and how much time may still be made good for its sake. */
function Lag({ player }: { player: DeskPlayer | null }) {
  const trip = player?.round_trip_ms;
  if (!player || trip === null || trip === undefined) return null;
  const quota = number(player.lag_quota_ms / 1000, { maximumFractionDigits: 1 });
  return <p class="hint">{t("desk-lag", { trip, quota })}</p>;
}

/** What stood on the board after so many half-moves, as far as all of them were moves. */
function boardAfter({ start, moves }: TableState, ply: number): ReadonlyMap<Square, Piece> | null {
  let pieces: ReadonlyMap<Square, Piece> = readBoard(start);
  for (const { uci } of moves.slice(0, ply)) {
    if (uci === null) return null;
    pieces = moved(pieces, uci);
  }
  return pieces;
}

interface SheetProps {
  state: TableState;
  color: Color;
  chosen: number | null;
  choose: (ply: number) => void;
}

/** What a player has written, with its gaps; the moves that were made, where nobody writes. */
function Sheet({ state, color, chosen, choose }: SheetProps) {
  const own = state.sheets[color === "white" ? 0 : 1];
  const kept = state.regulations.sheets === "automatic";
  // What a player wrote is shown as it was written; the program writes in one's own letters.
  const lines = own?.map(ofSheet).map((line) => ({
    ...line,
    text: kept && line.text ? written(line.text) : line.text,
  }));
  return (
    <section class="table-sheet">
      <h3>{t("desk-sheet", { color })}</h3>
      <Paper
        label={t("desk-sheet", { color })}
        lines={lines ?? state.moves.map(ofMove)}
        start={state.start}
        {...(chosen === null ? {} : { chosen })}
        choose={choose}
      />
    </section>
  );
}

/** Facts and rulings, the latest first. */
function Line({ timeline }: { timeline: Timeline }) {
  const lines = timeline.entries.flatMap(({ at, by, kind, say, entry }, index) => {
    const what = happening(entry);
    const ruled = what && typeof what === "object" && "ruled" in what ? what.ruled : null;
    return say ? [{ key: index, at, by, kind, text: told(say), ruled }] : [];
  });
  return (
    <details class="table-log desk-line" open>
      <summary>{t("table-timeline")}</summary>
      <ol class="list">
        {lines.toReversed().map(({ key, at, by, kind, text, ruled }) => (
          <li key={key} class={kind}>
            <time>{elapsedText(at)}</time>
            <span>
              <Said text={text} authority={ruled?.authority ?? null} />
              {kind === "order" && by && <span class="hint"> {by}</span>}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
