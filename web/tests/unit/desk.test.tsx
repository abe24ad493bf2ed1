// The desk as it is drawn from what the hall tells: whole, and easy to use for everybody.

import axe from "axe-core";
import { render } from "preact";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { compiled, textOf } from "../../build/sentences";
import { Waiting } from "../../src/desk/calls";
import { Doing } from "../../src/desk/doing";
import { Glance } from "../../src/desk/glance";
import { age, beat, gone, left } from "../../src/desk/live";
import { KINDS } from "../../src/desk/order";
import { Orders } from "../../src/desk/orders";
import type { DeskTable, TableState } from "../../src/protocol";
import { language, learn } from "../../src/words/words";

const player = (id: number, name: string) => ({
  person: { id, name, kind: "registered" as const },
  connected: id === 1,
  gone_ms: id === 1 ? null : 4000,
  round_trip_ms: null,
  lag_quota_ms: 1500,
  fallen: id === 2,
  illegal_moves: id - 1,
});
const TABLE: DeskTable = {
  id: "k3v9",
  name: "7",
  stage: "playing",
  over_the_board: true,
  low: true,
  white: player(1, "Ana"),
  black: player(2, "Luis"),
  turn: "white",
  ply: 4,
  at: 60_000,
  clocks: { white_ms: 200_000, black_ms: 0, delay_ms: 0, running: "white", at: 60_000 },
  calls: [
    {
      call: {
        id: 1,
        from: { id: 2, name: "Luis", kind: "registered" },
        why: { report: { flag: "white" } },
        text: "Mira",
      },
      at: 50_000,
    },
  ],
  questions: [
    { id: 3, question: "dead", say: { es: "¿Muerta?", en: "Dead?" }, options: ["no", "yes"] },
  ],
  claim: "white",
  appeals: [2],
  arbiters: [],
  outcome: null,
};
const STATE = {
  start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  moves: [{ uci: "e2e4", san: "e4" }],
} as unknown as TableState;

beforeAll(() => {
  for (const wanted of ["es", "en"] as const) {
    learn(wanted, compiled(textOf(wanted)));
  }
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const shown = (kind = 0) => {
  const doing = new Doing(TABLE.id);
  const ply = { value: null } as never;
  render(
    <main>
      <h1>Mesa del árbitro</h1>
      <ol>
        <Glance room="sala" table={TABLE} chosen={false} />
      </ol>
      <h2>Tablero 7</h2>
      <Waiting table={TABLE} doing={doing} timeline={null} />
      <Orders table={TABLE} state={STATE} doing={doing} timeline={null} ply={ply} />
    </main>,
    document.body,
  );
  const select = document.querySelector("select");
  if (!select) throw new Error("no orders");
  select.value = KINDS[kind] ?? "";
  select.dispatchEvent(new Event("change"));
};

test("time goes by between what the hall tells", () => {
  const table = { ...TABLE };
  expect(left(table, "white")).toBe(200_000);
  vi.advanceTimersByTime(3000);
  beat.value += 1;
  expect(left(table, "white")).toBe(197_000);
  expect(left(table, "black")).toBe(0);
  expect(gone(table, "black")).toBe(7000);
  expect(gone(table, "white")).toBeNull();
  expect(age(table, 50_000)).toBe(13_000);
});

test("what the hall has just told of again is seen anew", () => {
  const first = { ...TABLE };
  left(first, "white");
  vi.advanceTimersByTime(3000);
  expect(left({ ...first }, "white")).toBe(200_000);
});

test.each(["es", "en"] as const)(
  "every order has its fields, none of them nameless (%s)",
  async (wanted) => {
    language.value = wanted;
    for (const kind of KINDS.keys()) {
      shown(kind);
      await new Promise((done) => setTimeout(done));
      expect(document.body.textContent).not.toMatch(/\b(web|table|desk|laws)-[a-z]/);
      expect(document.body.textContent).toContain("Mira");
      const rules = { "color-contrast": { enabled: false }, region: { enabled: false } };
      const { violations } = await axe.run(document.body, { rules });
      expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html)}`)).toEqual(
        [],
      );
      render(null, document.body);
    }
  },
);
