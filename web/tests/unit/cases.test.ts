// Cases from public bug reports, where the shared folder lies beside the checkout: what is typed is
// tried here; what needs a browser is named by its number in `tests/browser`.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { compiled, textOf } from "../../build/sentences";
import { readBoard } from "../../src/board/placed";
import type { Clocks } from "../../src/protocol";
import { leftAfter } from "../../src/table/clocks";
import { readTyped } from "../../src/table/reading";
import { change } from "../../src/table/settings";
import { spokenMove } from "../../src/table/spoken";
import { language, learn } from "../../src/words/words";

const CASES = "../../shared/data/reports/cases.jsonl";
const OPS = ["ui_scenario", "client_scenario", "keyboard_stream"];

interface Case {
  id: string;
  op: string;
  input: { fen?: string };
  expected: { results?: { keys: string; effect: string }[]; text?: Record<string, string> };
}

const cases: Case[] = existsSync(CASES)
  ? readFileSync(CASES, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Case)
      .filter(({ op }) => OPS.includes(op))
  : [];
if (cases.length === 0)
  console.log(`SKIPPED: the cases of public reports, as ${CASES} is not there`);

/** Proved by these tests here. */
const HERE = ["accessibility-013", "clock-lag-007"];

const ROLES = { K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight" } as const;

describe.skipIf(cases.length === 0)("public reports", () => {
  test("every case for the client is proved somewhere", () => {
    const specs = readdirSync("tests/browser").filter((name) => name.endsWith(".spec.ts"));
    const text = specs.map((name) => readFileSync(`tests/browser/${name}`, "utf8")).join("\n");
    const named = new Set(HERE);
    for (const [, first, rest = ""] of text.matchAll(/([a-z]+(?:-[a-z]+)*)((?:,? ?-\d{3})+)/g)) {
      for (const [number] of rest.matchAll(/\d{3}/g)) named.add(`${first}-${number}`);
    }
    const typed = cases.filter(({ op }) => op === "keyboard_stream").map(({ id }) => id);
    const missing = cases.filter(({ id }) => !named.has(id) && !typed.includes(id));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  test.each(cases.filter(({ op }) => op === "keyboard_stream"))("$id: what is typed", (one) => {
    const fen = one.input.fen ?? "";
    const pieces = readBoard(fen);
    for (const { keys, effect } of one.expected.results ?? []) {
      // Nothing is read before Enter: a short entry waits for as long as one likes.
      if (effect.startsWith("wait")) continue;
      const move = readTyped(keys.replace("<Enter>", ""), pieces, "white", null);
      if (typeof move === "string") throw new Error(`${keys}: ${move}`);
      if (effect === "O-O") expect(move).toMatchObject({ from: "e1", to: "g1" });
      else if (effect === "O-O-O") expect(move).toMatchObject({ from: "e1", to: "c1" });
      else if (/ \w\dx/.test(effect)) {
        const [role, squares = ""] = effect.split(" ");
        expect(move, keys).toMatchObject({ role, from: squares.slice(0, 2), to: squares.slice(3) });
      } else {
        const letter = effect[0] as keyof typeof ROLES;
        expect(move, keys).toMatchObject({ role: ROLES[letter] ?? "pawn", to: effect.slice(-2) });
      }
    }
  });

  test("accessibility-013: moves as words", () => {
    learn("en", compiled(textOf("en")));
    language.value = "en";
    change({ speech: "plain" });
    const { text = {} } = cases.find(({ id }) => id === "accessibility-013")?.expected ?? {};
    // The same words, whatever stands between them.
    const words = (said: string) => said.toLowerCase().match(/[a-z]+\d?/g);
    const own: Record<string, string> = {
      "O-O-O": "castles queenside",
      "e8=Q#": "e8 queen, checkmate",
    };
    for (const [san, said] of Object.entries(text)) {
      expect(words(spokenMove(san)), san).toEqual(words(own[san] ?? said));
    }
  });

  test("clock-lag-007: every message sets the clocks right, whatever was shown before", () => {
    const clocks: Clocks = {
      white_ms: 7000,
      black_ms: 60_000,
      running: "white",
      delay_ms: 0,
      at: 0,
    };
    expect(leftAfter(clocks, "white", 100)).toBe(6900);
    expect(leftAfter({ ...clocks, white_ms: 6500 }, "white", 0)).toBe(6500);
    expect(leftAfter(clocks, "black", 5000)).toBe(60_000);
  });
});
