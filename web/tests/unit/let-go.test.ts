// Over the board: what waits for the press, and whose hand takes a piece at a shared screen.

import { beforeEach, expect, test, vi } from "vitest";

const { act } = vi.hoisted(() => ({ act: vi.fn(() => "") }));
vi.mock("../../src/model/session", () => ({ watch: vi.fn(), act, socket: {} }));

import * as state from "../../src/model/state";
import { update } from "../../src/model/update";
import type { Act, Color, Happening, Shown, TableState } from "../../src/protocol";
import { AtTable } from "../../src/table/at";
import { handsAt } from "../../src/table/hands";
import { letGo } from "../../src/table/let-go";
import { Scenes } from "../../src/table/scene";

const shown = (what: unknown): Shown =>
  ({ entry: { at: 0, what: { game: { at: 0, what: what as Happening } } } }) as unknown as Shown;
const did = (color: Color, what: Act): Shown => shown({ did: [color, what] });
const carries = (color: Color, from: string, to: string): Shown =>
  did(color, { release: { from, to } });
const presses = (color: Color): Shown => did(color, { press: { hand: "same" } });
const squares = (log: Shown[], color: Color = "white"): string =>
  letGo(log, color)
    .map(({ from, to }) => from + to)
    .join(" ");

test("what is let go of waits until its side presses, whoever does what meanwhile", () => {
  const log = [presses("white"), carries("white", "e2", "e4"), did("black", "say_adjust")];
  expect(squares(log)).toBe("e2e4");
  log.push(carries("black", "e7", "e5"));
  expect([squares(log), squares(log, "black")]).toEqual(["e2e4", "e7e5"]);
  log.push(presses("white"));
  expect([squares(log), squares(log, "black")]).toEqual(["", "e7e5"]);
});

test("a piece that goes on is one carried piece, and one that is put back is none", () => {
  const log = [carries("white", "e2", "e5"), carries("white", "e5", "e4")];
  expect(squares(log)).toBe("e2e4");
  log.push(carries("white", "e4", "e2"));
  expect(squares(log)).toBe("");
  expect(squares([carries("white", "e1", "g1"), carries("white", "h1", "f1")])).toBe("e1g1 h1f1");
});

test("after the position is put back nothing waits", () => {
  const ruled = { ruled: { id: 1, ruling: { restored: 3 }, authority: {}, by: "program" } };
  expect(squares([carries("white", "e2", "e5"), shown(ruled)])).toBe("");
});

const BOARD = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
let at: AtTable;

/** A game over the board in which White is on move, with what happened in it. */
function table(screens: "one" | "two", ...log: Shown[]): void {
  const settings = { over_the_board: true, screens };
  const clocks = { white_ms: 9, black_ms: 9, delay_ms: 0, running: "white", at: 0 };
  const now = { stage: "playing", board: BOARD, turn: "white", ply: 0, clocks };
  const info = { id: "t", stage: "playing", settings, white: null, black: null };
  const whole = { info, v: 1, seat: "white", start: `${BOARD} w - - 0 1`, moves: [], now };
  update({ table: whole as unknown as TableState }, 0);
  at = new AtTable("t");
  at.log.value = log;
}

const acts = () => act.mock.calls.map(([, what]: unknown[]) => what);

beforeEach(() => {
  sessionStorage.clear();
  state.forget();
  act.mockClear();
});

test("whoever has let go is to press; who has put back is not", () => {
  table("two");
  expect(at.unpressed).toBeNull();
  at.log.value = [carries("white", "e2", "e4")];
  expect(at.unpressed).toBe("white");
  expect(new Scenes().next(at, "white", null).marks.unpressed).toEqual(["e2", "e4"]);
  at.log.value = [...at.log.value, carries("white", "e4", "e2")];
  expect(at.unpressed).toBeNull();
});

test("at a shared screen a reply before the press is made by who replies", () => {
  table("one", carries("white", "e2", "e4"));
  expect(at.mine).toBe("both");
  const hands = handsAt(at);
  hands.touch("e7");
  expect(at.lifted.value).toBe("e7");
  hands.release("e7", "e5");
  expect(acts()).toEqual([
    { act_for: ["black", { touch: ["e7", "plain"] }] },
    { act_for: ["black", { release: { from: "e7", to: "e5" } }] },
  ]);
});

test("before anything was let go of, both colors are touched by who is on move", () => {
  table("one");
  expect(at.mine).toBe("white");
  const hands = handsAt(at);
  hands.touch("d7");
  hands.touch("d2");
  expect(acts()).toEqual([
    { act_for: ["white", { touch: ["d7", "plain"] }] },
    { act_for: ["white", { touch: ["d2", "plain"] }] },
  ]);
});

test("at a screen of one's own the other side's pieces stay the other side's", () => {
  table("two", carries("white", "e2", "e4"));
  expect(at.mine).toBe("white");
  handsAt(at).touch("e7");
  expect(acts()).toEqual([{ act: { touch: ["e7", "plain"] } }]);
  expect([at.lifted.value, at.grasped.value]).toEqual([null, "e7"]);
});
