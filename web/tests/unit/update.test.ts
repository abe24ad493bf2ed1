// What each message of the hall changes in what the client knows.

import { beforeEach, expect, test } from "vitest";
import { DEFAULTS } from "../../src/lobby/settings";
import * as state from "../../src/model/state";
import { sentTo, update } from "../../src/model/update";
import type {
  ChatLine,
  Now,
  Person,
  Regulations,
  RoomState,
  ServerMessage,
  TableInfo,
  TableState,
} from "../../src/protocol";

const person = (id: number, name: string): Person => ({ id, name, kind: "registered" });
const ana = person(1, "Ana");
const luis = person(2, "Luis");

const info = (id: string, change: Partial<TableInfo> = {}): TableInfo => ({
  id,
  room: "principal",
  settings: DEFAULTS,
  class: "rapid",
  stage: "waiting",
  waiting: ana,
  white: null,
  black: null,
  ply: 0,
  outcome: null,
  watching: 0,
  ...change,
});

const room = (change: Partial<RoomState> = {}): RoomState => ({
  info: {
    id: "principal",
    name: "Sala principal",
    kind: "open",
    people: 1,
    games: 0,
    arbiters: 0,
    chat: true,
  },
  people: [ana],
  tables: [],
  chat: [],
  ...change,
});

const now = (change: Partial<Now> = {}): Now => ({
  stage: "playing",
  board: "8/8/8/8/8/8/8/8",
  turn: "white",
  ply: 0,
  ...change,
});

const table = (change: Partial<TableState> = {}): TableState => ({
  info: info("t1"),
  v: 3,
  seat: "white",
  as_arbiter: false,
  code: null,
  regulations: {} as Regulations,
  deviations: [],
  start: "",
  moves: [],
  now: now(),
  sheets: [null, null],
  questions: [],
  calls: [],
  arbiters: [],
  ...change,
});

const line = (id: number, text: string): ChatLine => ({
  id,
  place: { room: "principal" },
  from: luis,
  unix_ms: 0,
  text,
});

const take = (message: Exclude<ServerMessage, "pong" | "closing">) => update(message, 0);
const principal = (): RoomState => state.entered.value.get("principal") as RoomState;
const t1 = () => state.tables.value.get("t1");

beforeEach(() => {
  state.forget();
  sentTo.clear();
});

test("presence adds, takes away and counts", () => {
  take({ room: room() });
  take({ presence: { room: "principal", came: [luis], went: [1], count: 1 } });
  expect(principal().people).toEqual([luis]);
  take({ presence: { room: "principal", came: [luis], went: [], count: 1 } });
  expect(principal().people).toEqual([luis]);
  expect(principal().info.people).toBe(1);
});

test("what is told of a room that was not entered changes nothing", () => {
  take({ presence: { room: "otra", came: [luis], went: [], count: 1 } });
  take({ table_changed: info("t9", { room: "otra" }) });
  expect(state.entered.value.size).toBe(0);
});

test("a table appears, changes in its place, and goes", () => {
  take({ room: room({ tables: [info("t0")] }) });
  take({ table_changed: info("t1") });
  take({ table_changed: info("t0", { stage: "playing" }) });
  expect(principal().tables.map(({ id, stage }) => [id, stage])).toEqual([
    ["t0", "playing"],
    ["t1", "waiting"],
  ]);
  take({ table_gone: { room: "principal", table: "t0" } });
  expect(principal().tables.map(({ id }) => id)).toEqual(["t1"]);
});

test("what is said is kept in order, and hidden where it stands", () => {
  take({ room: room({ chat: [line(1, "hola")] }) });
  take({ chat: line(2, "adiós") });
  take({ chat_hidden: { id: 1 } });
  expect(principal().chat.map(({ text }) => text)).toEqual([null, "adiós"]);
});

test("what is said at a table is kept by table", () => {
  take({ chat: { ...line(5, "suerte"), place: { table: "t1" } } });
  take({ chat: { ...line(6, "mira"), place: { spectators: "t1" } } });
  expect(state.talk.value.get("t1")?.map(({ text }) => text)).toEqual(["suerte", "mira"]);
});

test("an update brings what is new; one that is known already changes nothing", () => {
  take({ table: table() });
  const move = { uci: "e2e4", san: "e4" };
  const next = { table: "t1", v: 4, entries: [], now: now({ ply: 1, turn: "black", last: move }) };
  take({ update: next });
  expect(t1()?.state).toMatchObject({ v: 4, moves: [move], now: { turn: "black" } });
  take({ update: { ...next, now: now({ ply: 9 }) } });
  expect(t1()?.state.now.ply).toBe(1);
});

test("moves are taken back with the number of half-moves", () => {
  const moves = ["e4", "e5", "Nf3"].map((san) => ({ uci: null, san }));
  take({ table: table({ moves, now: now({ ply: 3 }) }) });
  take({ update: { table: "t1", v: 4, entries: [], now: now({ ply: 1 }) } });
  expect(t1()?.state.moves).toEqual(moves.slice(0, 1));
});

test("a refusal goes to the table it is about, and otherwise to the hall's faults", () => {
  take({ table: table() });
  sentTo.set("a", "t1");
  const fault = { code: "not_now", say: { es: "no", en: "no" } } as const;
  take({ error: { id: "a", fault } });
  take({ error: { id: "b", fault } });
  expect(t1()?.refusals.map(({ id }) => id)).toEqual(["a"]);
  expect(state.faults.value.map(({ id }) => id)).toEqual(["b"]);
});

test("tables that were opened are known by the name of what asked for them", () => {
  take({ table_opened: { id: "x", table: "t7", code: "k3v9ab" } });
  expect(state.opened.value.get("x")).toEqual({ table: "t7", code: "k3v9ab" });
});

test("the desk keeps the hall's order and loses what is gone", () => {
  const desk = (id: string, ply: number) => ({ id, ply }) as never;
  take({ desk: { room: "velada", tables: [desk("a", 1), desk("b", 2)] } });
  take({ desk_changed: { room: "velada", tables: [desk("c", 3)], order: ["c", "a"] } });
  expect(state.desks.value.get("velada")?.tables.map(({ id }) => id)).toEqual(["c", "a"]);
});

test("games of one's own that go on are known from their beginning to their end", () => {
  state.me.value = { person: ana, roles: [] };
  take({ table: table({ info: info("t1", { white: ana, black: luis, stage: "playing" }) }) });
  take({ table_changed: info("t2", { white: luis, black: person(3, "Iris"), stage: "playing" }) });
  expect(state.playing.value).toEqual(["t1"]);
  take({ update: { table: "t1", v: 4, entries: [], now: now({ stage: "over" }) } });
  expect(state.playing.value).toEqual([]);
});

test("all that was somebody else's is forgotten", () => {
  take({ room: room() });
  take({ table: table() });
  take({ chat: { ...line(5, "suerte"), place: { table: "t1" } } });
  state.forget();
  expect([state.entered, state.tables, state.talk].map((one) => one.value.size)).toEqual([0, 0, 0]);
});
