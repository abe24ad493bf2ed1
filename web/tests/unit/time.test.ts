// Times in words, and times that were chosen in parts.

import { beforeAll, expect, test } from "vitest";
import { compiled, textOf } from "../../build/sentences";
import { FIRST_TIME, written } from "../../src/lobby/chosen-time";
import { points } from "../../src/words/score";
import { timeWords } from "../../src/words/time";
import { learn } from "../../src/words/words";

beforeAll(() => {
  learn("es", compiled(textOf("es")));
});

test.each([
  ["3+2", "3 min + 2 s"],
  ["5", "5 min"],
  ["5 d3", "5 min, con 3 s de espera por jugada"],
  ["5 b3", "5 min, con 3 s por jugada a la Bronstein"],
  ["0:30", "0:30"],
  ["2/turn", "2 min por turno"],
  ["4320/turn", "3 días por turno"],
  ["none", "sin reloj"],
  ["40/90+30, 30+30", "40 jugadas en 90 min + 30 s, luego 30 min + 30 s"],
  ["3+2 after", "3 min + 2 s, la bonificación, después de cada jugada"],
  [
    "3+2 after free",
    "3 min + 2 s, la bonificación, después de cada jugada, la primera jugada no cuenta",
  ],
])("%s is %s", (time, words) => {
  expect(timeWords(time)).toBe(words);
});

test("a time that nobody can read is shown as it is", () => {
  expect(timeWords("mañana")).toBe("mañana");
});

test.each([
  [{}, "10+5"],
  [{ seconds: "0" }, "10"],
  [{ extra: " d" as const, seconds: "3", minutes: "5" }, "5 d3"],
  [{ after: true, free: true }, "10+5 after free"],
  [{ kind: "turn" as const, turn: "3", turnUnit: "d" as const }, "3d/turn"],
  [{ kind: "turn" as const }, "2/turn"],
  [{ kind: "periods" as const }, "40/90+30, 30+30"],
  [{ kind: "none" as const }, "none"],
])("what is chosen is written as the hall reads it: %j", (part, time) => {
  expect(written({ ...FIRST_TIME, ...part })).toBe(time);
});

test("points are quarters", () => {
  expect([0, 1, 2, 4, 6].map(points)).toEqual(["0", "¼", "½", "1", "1½"]);
});
