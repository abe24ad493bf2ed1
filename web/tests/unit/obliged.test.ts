// What a player is obliged to: the squares that are marked, and the words for it.

import { expect, test } from "vitest";
import { compiled, textOf } from "../../build/sentences";
import type { Must } from "../../src/protocol";
import { mustText } from "../../src/table/obliged";
import { obligedSquares } from "../../src/table/scene";
import { learn } from "../../src/words/words";

learn("es", compiled(textOf("es")));

/** Every kind there is: a kind that is new is no key of this. */
type Kind = Exclude<Must, string> extends infer One ? (One extends One ? keyof One : never) : never;
const ALL: Record<Kind, readonly [Must, string, string]> = {
  move: [{ move: "e2" }, "e2", "deben mover la pieza de e2."],
  move_not_castling: [
    { move_not_castling: ["e1", "king"] },
    "e1",
    "deben mover la pieza de e1, sin enrocar por ese lado.",
  ],
  capture: [{ capture: "d5" }, "d5", "deben capturar la pieza de d5."],
  capture_with: [
    { capture_with: ["e4", "d5"] },
    "e4 d5",
    "deben capturar en d5 con la pieza de e4.",
  ],
  castle: [{ castle: "queen" }, "", "deben terminar el enroque largo."],
  finish: [{ finish: ["e2", "e4"] }, "e2 e4", "deben terminar la jugada de e2 a e4."],
  promote: [{ promote: ["a8", "rook"] }, "a8", "deben coronar torre en a8."],
  play: [{ play: { role: "knight", from: "g1", to: "f3" } }, "g1 f3", "deben jugar de g1 a f3."],
};

test.each(Object.entries(ALL))("%s", (_, [must, squares, words]) => {
  expect(obligedSquares({ must, rule: "touch" })).toEqual(squares.split(" ").filter(Boolean));
  expect(mustText(must)).toBe(words);
});

test("anything legal, or nothing", () => {
  expect(obligedSquares({ must: "any", rule: "touch" })).toEqual([]);
  expect(obligedSquares(null)).toEqual([]);
  expect(mustText("any")).toBe("deben hacer una jugada legal.");
});
