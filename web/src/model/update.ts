// What each message of the hall changes.

import { batch } from "@preact/signals";
import type { ChatLine, RoomState, ServerMessage, TableInfo, Update } from "../protocol";
import type { Refused, Table } from "./state";
import * as state from "./state";

const KEPT_LINES = 500;
const KEPT_ENTRIES = 2000;

/** Takes one message in. `halfTrip` is how long it was on its way, in milliseconds. */
export function update(
  message: Exclude<ServerMessage, "pong" | "closing">,
  halfTrip: number,
): void {
  batch(() => take(message, performance.now() - halfTrip));
}

function take(message: Exclude<ServerMessage, "pong" | "closing">, read: number): void {
  if ("welcome" in message) {
    state.me.value = message.welcome.you;
    state.playing.value = message.welcome.playing;
    state.hallAhead.value = message.welcome.unix_ms - Date.now();
  } else if ("rooms" in message) state.rooms.value = message.rooms;
  else if ("room" in message) setRoom(message.room.info.id, message.room);
  else if ("presence" in message) {
    const { room, came, went, count } = message.presence;
    changeRoom(room, (known) => {
      const gone = new Set([...went, ...came.map((person) => person.id)]);
      const people = known.people.filter((person) => !gone.has(person.id)).concat(came);
      return { ...known, people, info: { ...known.info, people: count } };
    });
  } else if ("table_changed" in message) tableChanged(message.table_changed);
  else if ("table_gone" in message) {
    const { room, table } = message.table_gone;
    changeRoom(room, (known) => ({
      ...known,
      tables: known.tables.filter((one) => one.id !== table),
    }));
  } else if ("chat" in message) said(message.chat);
  else if ("chat_hidden" in message) hidden(message.chat_hidden.id);
  else if ("table_opened" in message) {
    const { id, table, code } = message.table_opened;
    state.opened.value = new Map(state.opened.value).set(id, { table, code });
  } else if ("table" in message) {
    const before = state.tables.value.get(message.table.info.id);
    goesOn(message.table.info);
    setTable(message.table.info.id, {
      state: message.table,
      log: before?.log ?? [],
      links: before?.links ?? { white: null, black: null },
      clockRead: read,
      refusals: before?.refusals ?? [],
    });
  } else if ("update" in message) happened(message.update, read);
  else if ("link" in message) {
    const link = message.link;
    changeTable(link.table, (table) => ({
      ...table,
      links: { ...table.links, [link.color]: link },
    }));
  } else if ("desk" in message) {
    state.desks.value = new Map(state.desks.value).set(message.desk.room, message.desk);
  } else if ("desk_changed" in message) {
    const { room, tables, order } = message.desk_changed;
    const known = new Map(state.desks.value.get(room)?.tables.map((table) => [table.id, table]));
    for (const table of tables) known.set(table.id, table);
    const all = order.flatMap((id) => known.get(id) ?? []);
    state.desks.value = new Map(state.desks.value).set(room, { room, tables: all });
  } else if ("refused" in message) {
    const { id, refusal, say } = message.refused;
    refused({ id, say, refusal, fault: null, when: performance.now() });
  } else if ("error" in message) {
    const { id, fault } = message.error;
    refused({ id, say: fault.say, refusal: null, fault, when: performance.now() });
  }
}

/** Which table a named message was for; `session.ts` notes it when it sends. */
export const sentTo = new Map<string, string>();

function refused(one: Refused): void {
  const table = one.id === null ? undefined : sentTo.get(one.id);
  if (table === undefined || !state.tables.value.has(table)) {
    state.faults.value = [...state.faults.value, one].slice(-20);
    return;
  }
  changeTable(table, (known) => ({ ...known, refusals: [...known.refusals, one].slice(-20) }));
}

function happened({ table: id, v, entries, now }: Update, read: number): void {
  changeTable(id, (table) => {
    if (v <= table.state.v) return table;
    const moves = movesAfter(table.state, now);
    const info: TableInfo = {
      ...table.state.info,
      stage: now.stage,
      ply: now.ply,
      outcome: now.outcome ?? null,
    };
    goesOn(info);
    return {
      ...table,
      state: { ...table.state, v, now, moves, info },
      log: [...table.log, ...entries].slice(-KEPT_ENTRIES),
      clockRead: read,
    };
  });
}

/** Whether moves were made that an update did not bring: two are completed at once when a move was
 * replied to before its press, and only the last is told. `ply` is how many were known before. */
export function lacksMoves({ moves, now }: Table["state"], ply: number): boolean {
  return Boolean(now.last) && moves.length < now.ply && now.ply > ply + 1;
}

/** The moves made, after what has happened: one more, as many, or fewer. */
function movesAfter(before: Table["state"], now: Update["now"]): Table["state"]["moves"] {
  const known = before.moves;
  if (now.ply < known.length) return known.slice(0, now.ply);
  if (now.ply === known.length + 1 && now.last) return [...known, now.last];
  if (now.ply === known.length && now.last && known.length > 0) {
    return [...known.slice(0, -1), now.last];
  }
  return known;
}

function said(line: ChatLine): void {
  if ("room" in line.place) {
    changeRoom(line.place.room, (room) => ({
      ...room,
      chat: [...room.chat, line].slice(-KEPT_LINES),
    }));
  } else {
    const place = "table" in line.place ? line.place.table : line.place.spectators;
    state.talk.value = new Map(state.talk.value).set(
      place,
      [...(state.talk.value.get(place) ?? []), line].slice(-KEPT_LINES),
    );
  }
}

function hidden(id: number): void {
  const blank = (lines: readonly ChatLine[]) =>
    lines.map((line) => (line.id === id ? { ...line, text: null } : line));
  for (const [name, room] of state.entered.value) {
    if (room.chat.some((line) => line.id === id)) {
      changeRoom(name, (known) => ({ ...known, chat: blank(known.chat) }));
    }
  }
  state.talk.value = new Map([...state.talk.value].map(([place, lines]) => [place, blank(lines)]));
}

/** Notes whether a game of one's own goes on at a table. */
function goesOn({ id, stage, white, black }: TableInfo): void {
  const own = state.me.value?.person.id;
  const mine = own !== undefined && (white?.id === own || black?.id === own);
  const on = mine && stage !== "over" && stage !== "aborted" && stage !== "waiting";
  if (on === state.playing.value.includes(id)) return;
  const others = state.playing.value.filter((other) => other !== id);
  state.playing.value = on ? [...others, id] : others;
}

function tableChanged(info: TableInfo): void {
  goesOn(info);
  changeRoom(info.room, (room) => {
    const index = room.tables.findIndex((table) => table.id === info.id);
    const tables = index < 0 ? [...room.tables, info] : room.tables.with(index, info);
    return { ...room, tables };
  });
  changeTable(info.id, (table) => ({ ...table, state: { ...table.state, info } }));
}

function setRoom(id: string, room: RoomState): void {
  state.entered.value = new Map(state.entered.value).set(id, room);
}

function changeRoom(id: string, change: (room: RoomState) => RoomState): void {
  const room = state.entered.value.get(id);
  if (room) setRoom(id, change(room));
}

function setTable(id: string, table: Table): void {
  state.tables.value = new Map(state.tables.value).set(id, table);
}

function changeTable(id: string, change: (table: Table) => Table): void {
  const table = state.tables.value.get(id);
  if (table) setTable(id, change(table));
}
