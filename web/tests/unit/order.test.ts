import { expect, test } from "vitest";
import {
  counted,
  type Draft,
  KINDS,
  order,
  PENALTIES,
  points,
  SEEN,
  time,
} from "../../src/desk/order";

const DRAFT: Draft = {
  kind: "set_clocks",
  color: "black",
  white: "",
  black: "12:30",
  amount: "2",
  ply: "7",
  penalty: "warning",
  misconduct: "annoyance",
  score: "½–½",
  ruling: "3",
  seen: "flag",
};

test("times as an arbiter writes them", () => {
  expect(time("12:30")).toBe(750_000);
  expect(time("1:05:00")).toBe(3_900_000);
  expect(time("2")).toBe(120_000);
  expect(time("1,5")).toBe(90_000);
  for (const text of ["", "a", "1:", "1:2:3:4", "-2"]) expect(time(text)).toBeNull();
});

test("points as an arbiter writes them", () => {
  expect(["1", "½", "1½", "0,5"].map(points)).toEqual([1, 0.5, 1.5, 0.5]);
  for (const text of ["", "x", "1-0"]) expect(points(text)).toBeNull();
});

test("each order with what it needs", () => {
  const made = KINDS.map((kind) => order({ ...DRAFT, kind }, " why "));
  expect(made).toEqual([
    { set_clocks: { white: null, black: 750_000, reason: "why" } },
    { go_back: 7 },
    { penalize: ["black", "warning", "annoyance"] },
    { compensate: ["black", 120_000] },
    { rule: { reason: "why", score: { white: 2, black: 2 } } },
    { withdraw: [3, "why"] },
    { observe: { flag: "black" } },
    "ask_sheets",
    "allow_draw",
  ]);
});

test("what is seen of a player names the player, and nothing else does", () => {
  const seen = SEEN.map((one) => order({ ...DRAFT, kind: "observe", seen: one }, ""));
  expect(seen).toEqual(
    SEEN.map((one) => {
      const named = one === "flag" || one === "two_hands" || one === "not_come";
      return { observe: named ? { [one]: "black" } : one };
    }),
  );
});

test("an order says what it lacks", () => {
  const lacks = (change: Partial<Draft>, because = "why") =>
    order({ ...DRAFT, ...change }, because);
  expect(lacks({}, " ")).toEqual({ missing: "reason" });
  expect(lacks({ white: "soon" })).toEqual({ missing: "time" });
  expect(lacks({ black: "" })).toEqual({ missing: "time" });
  expect(lacks({ kind: "rule" }, "")).toEqual({ missing: "reason" });
  expect(lacks({ kind: "withdraw", ruling: "" })).toEqual({ missing: "ruling" });
  expect(lacks({ kind: "go_back", ply: "" })).toEqual({ missing: "ply" });
  const penalize = { kind: "penalize", penalty: "own_time", amount: "some" } as const;
  expect(lacks(penalize)).toEqual({ missing: "amount" });
});

test("penalties are counted in the hall's units", () => {
  const made = PENALTIES.map((penalty) => {
    const what = order({ ...DRAFT, kind: "penalize", penalty, amount: "1" }, "");
    return typeof what === "object" && "penalize" in what ? what.penalize[1] : null;
  });
  expect(made).toEqual([
    "warning",
    { opponent_time: 60_000 },
    { own_time: 60_000 },
    { opponent_points: 2 },
    { own_points: 2 },
    { loss: 4 },
    "fine",
    { rounds: 1 },
    "expulsion",
  ]);
  expect(counted("loss")).toBe("points");
});
