// The tables of a room: all there is to know of each before one sits down.

import { useState } from "preact/hooks";
import { tableAddress } from "../model/session";
import type { Person, TableInfo, TableStage } from "../protocol";
import { Dialog } from "../ui/dialog";
import { Icon, type IconName } from "../ui/icons";
import { go } from "../ui/router";
import { score } from "../words/score";
import { timeWords } from "../words/time";
import { number, rating, t } from "../words/words";
import { CodeForm } from "./code";
import { Name } from "./people";
import { isMine, sitAt } from "./play";

const ORDER: Record<TableStage, number> = {
  waiting: 0,
  ready: 1,
  playing: 1,
  paused: 1,
  over: 2,
  aborted: 3,
};

/** One's own first, then those that wait, those that play, those that are over. */
function inOrder(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo) =>
    ORDER[table.stage] - (isMine(table) && table.stage !== "over" ? 10 : 0);
  return tables.toSorted((one, other) => rank(one) - rank(other));
}

/** The list of tables. */
export function Tables({ tables }: { tables: readonly TableInfo[] }) {
  if (tables.length === 0) return <p class="panel hint">{t("web-no-tables")}</p>;
  return (
    <ul class="list lobby-tables">
      {inOrder(tables).map((table) => (
        <TableCard key={table.id} table={table} />
      ))}
    </ul>
  );
}

function Seat({ color, person }: { color: "white" | "black"; person: Person | null }) {
  return (
    <div class="lobby-seat">
      <span class={`lobby-side-${color}`} aria-hidden="true" />
      <span class="unseen">{t(`web-${color}`)}: </span>
      {person ? <Name person={person} /> : <span class="hint">{t("web-seat-free")}</span>}
      {typeof person?.rating === "number" && (
        <span class="hint lobby-rating">{rating(person.rating)}</span>
      )}
    </div>
  );
}

/** What is played, in short marks with words. */
function marks({ settings, class: group }: TableInfo): (readonly [IconName, string])[] {
  const all: (readonly [IconName, string] | false)[] = [
    ["clock", t(`web-class-${group}`)],
    settings.over_the_board ? ["hand", t("web-mode-board")] : ["link", t("web-mode-online")],
    ["star", settings.points ? t("web-points") : t("web-no-points")],
    settings.access === "private" && ["lock", t("web-private")],
    settings.start !== "standard" && [
      "board",
      "chess960" in settings.start ? "Chess960" : t("web-position"),
    ],
    ["book", t("web-edition", { year: settings.edition })],
    settings.preset !== "laws" && ["book", t(`web-preset-of-${settings.preset}`)],
    settings.arbiter && ["scales", t("web-with-arbiter")],
    settings.takebacks && ["undo", t("web-takebacks")],
    settings.screens === "one" && ["people", t("web-one-screen")],
    settings.machine !== null && ["machine", t("web-machine-level", { level: settings.machine })],
    settings.wait_for_start && ["pause", t("web-waits-for-start")],
    settings.delay_s > 0 && ["eye", t("web-delayed", { seconds: settings.delay_s })],
  ];
  return all.filter((mark) => mark !== false);
}

/** A table of a round has the number of its board for a name. */
export const tableName = (name: string): string =>
  /^\d+$/.test(name) ? t("web-board-number", { number: name }) : name;

/** What the state of a table is, with the result once it is over. */
function stage(table: TableInfo): string {
  const result = table.outcome?.score;
  if (table.stage === "over" && result) return t("web-stage-result", { score: score(result) });
  return t(`web-stage-${table.stage}`, { moves: Math.ceil(table.ply / 2) });
}

/** How much time both have; only what Black has otherwise where the table is named by the time. */
export function Times({ table, named }: { table: TableInfo; named?: boolean }) {
  const { time, time_black } = table.settings;
  return (
    <>
      {!named && <p class="lobby-time">{timeWords(time)}</p>}
      {time_black && time_black !== time && (
        <p class="hint">{t("web-time-of-black", { time: timeWords(time_black) })}</p>
      )}
    </>
  );
}

/** What is played, at a glance. */
export function Marks({ table }: { table: TableInfo }) {
  return (
    <ul class="list lobby-marks">
      {marks(table).map(([icon, text]) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}

function TableCard({ table }: { table: TableInfo }) {
  const { settings, waiting, white, black } = table;
  const lot = waiting !== null && !white && !black;
  return (
    <li class={`panel lobby-table ${table.stage}${isMine(table) ? " mine" : ""}`}>
      <div class="lobby-table-head">
        <h3>{settings.name ? tableName(settings.name) : timeWords(settings.time)}</h3>
        <span class={table.stage === "waiting" ? "badge brass" : "badge"}>{stage(table)}</span>
      </div>
      <Times table={table} named={settings.name === null} />
      {lot ? (
        <div class="lobby-seat">
          <span class="lobby-side-lot" aria-hidden="true" />
          <Name person={waiting} />
          <span class="hint">{t("web-by-lot")}</span>
        </div>
      ) : (
        <>
          <Seat color="white" person={white} />
          <Seat color="black" person={black} />
        </>
      )}
      <Marks table={table} />
      <Ways table={table} />
    </li>
  );
}

/** Ways to the table: go on, sit down, give the code, look on. */
function Ways({ table }: { table: TableInfo }) {
  const [asking, setAsking] = useState(false);
  const address = tableAddress({ table: table.id, code: null });
  const locked = table.settings.access === "private";
  const going = table.stage !== "over" && table.stage !== "aborted";
  if (isMine(table) && going) {
    return (
      <a class="button primary" href={address}>
        {t("web-to-my-table")}
      </a>
    );
  }
  if (locked) {
    return (
      <>
        <button type="button" class="button" onClick={() => setAsking(true)}>
          <Icon name="lock" />
          {t("web-with-code")}
        </button>
        {asking && <AskCode table={table.id} close={() => setAsking(false)} />}
      </>
    );
  }
  return (
    <div class="row">
      {table.stage === "waiting" && (
        <button type="button" class="button primary" onClick={() => sitAt(table.id)}>
          {t("web-sit")}
        </button>
      )}
      <a class="button" href={address}>
        <Icon name="eye" />
        {going ? t("web-watch") : t("web-see-game")}
        {table.watching > 0 && <span class="hint"> {number(table.watching)}</span>}
      </a>
    </div>
  );
}

function AskCode({ table, close }: { table: string; close: () => void }) {
  return (
    <Dialog title={t("web-private-table")} close={close}>
      <CodeForm
        label={t("web-code")}
        hint={t("web-code-hint")}
        enter={(code) => go(tableAddress({ table, code }))}
      />
    </Dialog>
  );
}
