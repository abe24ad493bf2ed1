// What the rest of the client says to the hall.

import { effect } from "@preact/signals";
import { get, HallFault, post } from "../net/rest";
import { HallSocket } from "../net/socket";
import type { Account, Place, TableAct, TableSettings } from "../protocol";
import * as state from "./state";
import { sentTo, update } from "./update";

const codes = new Map<string, string>();
const desks = new Set<string>();
const followedTables = new Set<string>();
const followedRooms = new Set<string>();

/** What the hall says to a connection whose session is over. */
const NOBODY: ReadonlySet<string> = new Set(["who_is_there", "bad_token"]);
/** After how long without a welcome it is asked whether the session still holds. */
const WELCOME_WITHIN_MS = 6000;

/** The one connection. */
export const socket = new HallSocket(
  new URL("/ws", location.href.replace(/^http/, "ws")).href,
  {
    rooms: () => followedRooms,
    tables: () =>
      [...followedTables].map((table) => ({
        table,
        since: state.tables.value.get(table)?.state.v ?? null,
        code: codes.get(table) ?? null,
      })),
    desks: () => desks,
  },
  (message) => {
    if (message === "pong" || message === "closing") return;
    if ("error" in message && NOBODY.has(message.error.fault.code)) void check();
    if ("update" in message) {
      const known = state.tables.value.get(message.update.table);
      // Something between is missing: the hall tells the whole table.
      if (known && message.update.v > known.state.v + 1) watch(message.update.table);
    }
    update(message, socket.halfTripMs.value);
  },
);

/** Finds out who is here by the cookie, and connects if anybody is. */
export async function resume(): Promise<void> {
  try {
    const { roles, id, name, kind } = await get<Account>("/api/me");
    state.me.value = { person: { id, name, kind }, roles };
    state.presence.value = "here";
    socket.open();
  } catch (fault) {
    if (!(fault instanceof HallFault)) throw fault;
    state.me.value = null;
    state.presence.value = fault.status === 401 ? "nobody" : "unreachable";
  }
}

/** Comes in as a guest, under a name of the hall's. */
export async function enterAsGuest(): Promise<void> {
  await post("/api/guest", { keep: "cookie" });
  await resume();
}

/** Starts anew as whoever the cookie now says: after logging in or out. */
export async function changed(): Promise<void> {
  socket.close();
  followedTables.clear();
  followedRooms.clear();
  desks.clear();
  state.forget();
  await resume();
}

/** Starts anew if the session is over: it was ended elsewhere, or its person is kept out. */
async function check(): Promise<void> {
  try {
    await get<Account>("/api/me");
  } catch (fault) {
    if (fault instanceof HallFault && fault.status === 401) await changed();
  }
}

effect(() => {
  if (socket.link.value === "waiting") void check();
  if (socket.link.value !== "connecting") return undefined;
  const timer = setTimeout(() => void check(), WELCOME_WITHIN_MS);
  return () => clearTimeout(timer);
});

/** Enters a room in place of the one before, and stays in it at its tables and after a break. */
export function enterRoom(room: string, code?: string): void {
  for (const other of followedRooms) if (other !== room) leaveRoom(other);
  followedRooms.add(room);
  socket.send({ enter_room: { room, code: code ?? null } });
}

export function leaveRoom(room: string): void {
  followedRooms.delete(room);
  socket.send({ leave_room: { room } });
  const entered = new Map(state.entered.value);
  entered.delete(room);
  state.entered.value = entered;
}

/** Follows a table; the code of a private table is kept for after a break. */
export function watch(table: string, code?: string): void {
  followedTables.add(table);
  if (code) codes.set(table, code);
  socket.send({ watch: { table, code: codes.get(table) ?? null } });
}

export function unwatch(table: string): void {
  followedTables.delete(table);
  socket.send({ unwatch: { table } });
  const tables = new Map(state.tables.value);
  tables.delete(table);
  state.tables.value = tables;
}

export function watchDesk(room: string): void {
  desks.add(room);
  socket.send({ watch_desk: { room } });
}

export function unwatchDesk(room: string): void {
  desks.delete(room);
  socket.send({ unwatch_desk: { room } });
}

/** A table that was opened, with its code if it is private. */
export interface Opened {
  table: string;
  code: string | null;
}

/** Opens a table; what the hall says no to is thrown as a `HallFault`. */
export function openTable(room: string, settings: TableSettings): Promise<Opened> {
  const id = socket.name();
  socket.sendNamed(id, { open_table: { id, room, settings } });
  return new Promise((resolve, reject) => {
    const stop = effect(() => {
      const table = state.opened.value.get(id);
      const refused = state.faults.value.find((one) => one.id === id);
      if (!table && !refused) return;
      queueMicrotask(() => stop());
      if (table?.code) codes.set(table.table, table.code);
      if (table) resolve(table);
      else if (refused?.fault) reject(new HallFault(400, refused.fault));
    });
  });
}

/** The code of a private table that one opened or came in by; the hall tells it to players only. */
export const codeOf = (table: string): string | null => codes.get(table) ?? null;

/** The address of a table, by which whoever has the code of a private one comes in. */
export const tableAddress = ({ table, code }: Opened): string =>
  `/mesa/${table}${code ? `#${encodeURIComponent(code)}` : ""}`;

/** Does something at a table, and gives its name, under which a refusal may come back. */
export function act(table: string, what: TableAct, ply?: number): string {
  const id = socket.do(table, what, ply);
  sentTo.set(id, table);
  return id;
}

/** Says something, and tells whether the hall was there to hear it. */
export const say = (place: Place, text: string): boolean => socket.send({ chat: { place, text } });

addEventListener("online", () => socket.hurry());
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) socket.hurry();
});
