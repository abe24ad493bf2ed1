import { beforeEach, describe, expect, test } from "vitest";
import { compiled, textOf } from "../../build/sentences";
import { readBoard } from "../../src/board/placed";
import { counted, written } from "../../src/table/notation";
import { readTyped } from "../../src/table/reading";
import { change } from "../../src/table/settings";
import { spokenMove, spokenSquare } from "../../src/table/spoken";
import { language, learn } from "../../src/words/words";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
for (const tongue of ["es", "en"] as const) {
  learn(tongue, compiled(textOf(tongue)));
}

beforeEach(() => {
  language.value = "es";
  change({ notation: "own", speech: "plain" });
});

describe("a move is written", () => {
  test("in the letters of the language, or those that were chosen", () => {
    const moves = ["Nf3", "Qxe7+", "e8=N", "O-O-O", "Bb5", "Kd2", "R1a3"];
    expect(moves.map((san) => written(san))).toEqual([
      "Cf3",
      "Dxe7+",
      "e8=C",
      "O-O-O",
      "Ab5",
      "Rd2",
      "T1a3",
    ]);
    change({ notation: "figurine" });
    expect(written("Nxd5")).toBe("♘xd5");
    change({ notation: "en" });
    expect(written("Nxd5")).toBe("Nxd5");
    change({ notation: "own" });
    language.value = "en";
    expect(written("Nxd5")).toBe("Nxd5");
  });

  test("under its number, from whatever start", () => {
    const fen = "8/8/8/8/8/8/8/8 b - - 0 12";
    expect(counted(fen, 0)).toEqual({ number: 12, color: "black" });
    expect(counted(fen, 1)).toEqual({ number: 13, color: "white" });
    expect(counted(`${START} w KQkq - 0 1`, 3)).toEqual({ number: 2, color: "black" });
  });
});

describe("a move is said", () => {
  test("in words of the language", () => {
    expect(spokenMove("Nf3")).toBe("caballo f3");
    expect(spokenMove("Qxd5+")).toBe("dama por d5, jaque");
    expect(spokenMove("O-O-O")).toBe("enroque largo");
    expect(spokenMove("exd8=N#")).toBe("e por d8 caballo, jaque mate");
    language.value = "en";
    expect(spokenMove("Nbd7")).toBe("knight b d7");
    expect(spokenMove("O-O")).toBe("castles kingside");
  });

  test("by the names of Appendix D, or as it is written", () => {
    change({ speech: "names" });
    expect(spokenSquare("e4")).toBe("Eva vier");
    expect(spokenMove("Nxf7")).toBe("Springer por Felix sieben");
    change({ speech: "algebraic" });
    expect(spokenMove("Nxf7+")).toBe("Cxf7+");
    expect(spokenSquare("e4")).toBe("e4");
  });
});

describe("a typed move is read", () => {
  const read = (text: string, board = START, legal: string[] | null = null) =>
    readTyped(text, readBoard(board), "white", legal);

  test("in one's own letters, in English ones, by squares, and with small letters", () => {
    for (const text of ["Cf3", "Nf3", "cf3", "g1f3", "Cg1-f3", "♘f3"]) {
      expect(read(text), text).toMatchObject({ from: "g1", to: "f3", role: "knight" });
    }
    expect(read("e4")).toMatchObject({ from: "e2", to: "e4", role: "pawn" });
  });

  test("says when it cannot be, or could be several", () => {
    expect(read("hola")).toBe("unreadable");
    expect(read("Cf4")).toBe("none");
    const two = "4k3/8/8/8/8/8/8/R3K2R";
    expect(read("Td1", two)).toMatchObject({ from: "a1" });
    expect(read("Ta5", "4k3/8/8/8/R7/8/8/R3K3")).toMatchObject({ from: "a4" });
    expect(read("Cd2", "4k3/8/8/8/8/5N2/8/1N2K3")).toBe("several");
    expect(read("Cbd2", "4k3/8/8/8/8/5N2/8/1N2K3")).toMatchObject({ from: "b1" });
  });

  test("castles and promotes", () => {
    const ready = "4k3/P7/8/8/8/8/8/R3K2R";
    expect(read("O-O", ready)).toMatchObject({ from: "e1", to: "g1", rook: ["h1", "f1"] });
    expect(read("0-0-0", ready)).toMatchObject({ from: "e1", to: "c1", rook: ["a1", "d1"] });
    expect(read("a8=D", ready)).toMatchObject({ from: "a7", to: "a8", becomes: "queen" });
    expect(read("a7a8n", ready)).toMatchObject({ becomes: "knight" });
    expect(read("O-O", ready, ["e1g1"])).toMatchObject({ to: "g1", rook: null });
    expect(read("O-O", ready, ["e1c1"])).toBe("none");
  });

  test("online only among the moves the hall sent; over the board also an illegal one", () => {
    expect(read("Cf3", START, ["g1f3", "g1h3"])).toMatchObject({ from: "g1" });
    expect(read("Cf3", START, ["g1h3"])).toBe("none");
    expect(read("e2e5")).toMatchObject({ from: "e2", to: "e5" });
  });
});
