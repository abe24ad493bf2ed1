// What the hall is asked for again, because an update does not bring it.

import { beforeEach, expect, test, vi } from "vitest";

const { watch } = vi.hoisted(() => ({ watch: vi.fn() }));
vi.mock("../../src/model/session", () => ({
  watch,
  act: () => "",
  socket: { isOpen: () => true },
}));

import * as state from "../../src/model/state";
import { update } from "../../src/model/update";
import type { LastMove, Now, TableState } from "../../src/protocol";
import { AtTable } from "../../src/table/at";
import { Follower } from "../../src/table/follow";

const move = (uci: string): LastMove => ({ uci, san: uci });
const now = (ply: number, last: LastMove | null): Now => ({
  stage: "playing",
  board: "8/8/8/8/8/8/8/8",
  turn: ply % 2 === 0 ? "white" : "black",
  ply,
  last,
});
const table = (v: number, moves: LastMove[]): TableState => {
  const info = { id: "t1", stage: "playing", white: null, black: null };
  const stands = now(moves.length, moves.at(-1) ?? null);
  return { info, v, moves, now: stands, start: "" } as unknown as TableState;
};
const happens = (v: number, ply: number, last: LastMove | null): void =>
  update({ update: { table: "t1", v, entries: [], now: now(ply, last) } }, 0);
const known = () => state.tables.value.get("t1")?.state.moves.map(({ uci }) => uci);

beforeEach(() => {
  state.forget();
  watch.mockClear();
});

test("two moves completed at once are asked for, once, and both are shown", () => {
  update({ table: table(1, [move("e2e4")]) }, 0);
  const follower = new Follower(new AtTable("t1"));
  happens(2, 2, move("e7e5"));
  expect(watch).not.toHaveBeenCalled();
  // A move that was replied to before its press: one press completes both.
  happens(3, 4, move("b8c6"));
  expect(watch.mock.calls).toEqual([["t1"]]);
  happens(4, 4, move("b8c6"));
  expect(watch).toHaveBeenCalledTimes(1);
  update({ table: table(4, ["e2e4", "e7e5", "g1f3", "b8c6"].map(move)) }, 0);
  expect(known()).toEqual(["e2e4", "e7e5", "g1f3", "b8c6"]);
  expect(watch).toHaveBeenCalledTimes(1);
  follower.close();
});

test("nobody asks for moves that the hall keeps to itself", () => {
  update({ table: table(1, []) }, 0);
  const follower = new Follower(new AtTable("t1"));
  happens(2, 2, null);
  happens(3, 4, null);
  expect(watch).not.toHaveBeenCalled();
  follower.close();
});

test("whoever writes by hand, and gets no list, does not ask at each move", () => {
  update({ table: { ...table(1, []), now: now(5, move("g1f3")) } }, 0);
  const follower = new Follower(new AtTable("t1"));
  happens(2, 6, move("b8c6"));
  happens(3, 7, move("f1b5"));
  expect(watch).not.toHaveBeenCalled();
  follower.close();
});
