import { describe, expect, test } from "vitest";
import { captured, moved, placed, readBoard } from "../../src/board/placed";
import type { Placed } from "../../src/board/view";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const keyAt = (pieces: readonly Placed[], square: string) =>
  pieces.find((one) => one.square === square)?.key;

/** The pieces after each of some moves, from a board. */
function play(board: string, ...moves: string[]) {
  let now = readBoard(board);
  const shown = [placed(now, [])];
  for (const uci of moves) {
    now = moved(now, uci);
    shown.push(placed(now, shown.at(-1) ?? []));
  }
  return shown;
}

describe("the pieces of a board", () => {
  test("are read from the first field of a FEN, whatever follows it", () => {
    const pieces = readBoard(`${START} w KQkq - 0 1`);
    expect(pieces.size).toBe(32);
    expect(pieces.get("e1")).toEqual({ color: "white", role: "king" });
    expect(pieces.get("d8")).toEqual({ color: "black", role: "queen" });
    expect(pieces.get("e4")).toBeUndefined();
    expect(readBoard("").size).toBe(0);
  });

  test("have each a name of its own, and keep it as they move", () => {
    const [start, after, captures] = play(START, "e2e4", "d7d5", "e4d5");
    expect(new Set(start?.map((one) => one.key)).size).toBe(32);
    expect(keyAt(after ?? [], "e4")).toBe(keyAt(start ?? [], "e2"));
    const last = play(START, "e2e4", "d7d5", "e4d5").at(-1) ?? [];
    expect(last.length).toBe(31);
    expect(keyAt(last, "d5")).toBe(keyAt(captures ?? [], "e4"));
  });

  test("keep their names in castling, en passant and when a position is restored", () => {
    const castling = play("r3k2r/8/8/8/8/8/8/R3K2R", "e1g1", "e8c8");
    const [start = [], , end = []] = castling;
    expect(keyAt(end, "f1")).toBe(keyAt(start, "h1"));
    expect(keyAt(end, "d8")).toBe(keyAt(start, "a8"));
    expect(keyAt(end, "c8")).toBe(keyAt(start, "e8"));
    const [before = [], passed = []] = play("4k3/8/8/3pP3/8/8/8/4K3", "e5d6");
    expect(passed.map((one) => one.square).sort()).toEqual(["d6", "e1", "e8"]);
    expect(keyAt(passed, "d6")).toBe(keyAt(before, "e5"));
    const restored = placed(readBoard("4k3/8/8/3pP3/8/8/8/4K3"), passed);
    expect(keyAt(restored, "e5")).toBe(keyAt(passed, "d6"));
    expect(new Set(restored.map((one) => one.key)).size).toBe(4);
  });

  test("get a new name when a pawn is promoted, and no name twice", () => {
    const [start = [], end = []] = play("4k3/P7/8/8/8/8/8/4K3", "a7a8q");
    const names = new Set(start.map((one) => one.key));
    expect(end.find((one) => one.square === "a8")?.role).toBe("queen");
    expect(names.has(keyAt(end, "a8") ?? "")).toBe(false);
  });

  test("castle in Chess960 by the rook's square", () => {
    const [, end = []] = play("4k3/8/8/8/8/8/8/1R3K1R", "f1h1");
    expect(end.filter((one) => one.color === "white").map((one) => one.square)).toEqual(
      expect.arrayContaining(["b1", "f1", "g1"]),
    );
  });
});

test("captured pieces are those that are gone, and a promoted pawn is not", () => {
  const start = readBoard(START);
  expect(captured(start, start, "white")).toEqual([]);
  const now = readBoard("rnb1kbnr/ppp1pppp/8/8/8/8/PPPP1PPP/RNBQKBNR");
  expect(captured(start, now, "black")).toEqual(["queen", "pawn"]);
  expect(captured(start, now, "white")).toEqual(["pawn"]);
  const promoted = readBoard("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNQ");
  expect(captured(start, promoted, "white")).toEqual(["rook"]);
});
