// An order, put together from what was filled in.

import type { Color, Millis, Misconduct, Observation, Order, Penalty, Score } from "../protocol";

/** The orders that are given by a form. */
export const KINDS = [
  "set_clocks",
  "go_back",
  "penalize",
  "compensate",
  "rule",
  "withdraw",
  "observe",
  "ask_sheets",
  "allow_draw",
] as const;
export type Kind = (typeof KINDS)[number];

export const PENALTIES = [
  "warning",
  "opponent_time",
  "own_time",
  "opponent_points",
  "own_points",
  "loss",
  "fine",
  "rounds",
  "expulsion",
] as const;
export type PenaltyKind = (typeof PENALTIES)[number];

export const MISCONDUCTS = [
  "annoyance",
  "adjusting",
  "other_hand",
  "hovering",
  "clock_handling",
  "idle_stop",
  "empty_press",
  "two_hands",
  "displacing",
  "two_moves",
  "writing_ahead",
  "not_writing",
  "forbidden_offer",
  "advice",
  "no_help",
  "refusal",
  "illegal_move",
  "disrepute",
] as const satisfies readonly Misconduct[];

export const SEEN = [
  "illegal_move",
  "flag",
  "two_hands",
  "touch_broken",
  "order_unclear",
  "unsound_position",
  "unclaimed_draw",
  "both_refuse",
  "not_come",
  "nobody_came",
] as const;
export type Seen = (typeof SEEN)[number];

/** What is seen of one of the players. */
const OF_A_PLAYER = ["flag", "two_hands", "not_come"] as const;

const isOfAPlayer = (seen: Seen): seen is (typeof OF_A_PLAYER)[number] =>
  (OF_A_PLAYER as readonly Seen[]).includes(seen);

/** Whether an order names one of the players. */
export const isColored = ({ kind, seen }: Draft): boolean =>
  kind === "penalize" || kind === "compensate" || (kind === "observe" && isOfAPlayer(seen));

/** Results by how they are written. */
export const SCORES: Record<string, Score | null> = {
  "1–0": { white: 4, black: 0 },
  "½–½": { white: 2, black: 2 },
  "0–1": { white: 0, black: 4 },
  "0–0": { white: 0, black: 0 },
  none: null,
};

/** What was filled in; what an order does not need is passed over. */
export interface Draft {
  readonly kind: Kind;
  readonly color: Color;
  readonly white: string;
  readonly black: string;
  readonly amount: string;
  readonly ply: string;
  readonly penalty: PenaltyKind;
  readonly misconduct: Misconduct;
  readonly score: string;
  readonly ruling: string;
  readonly seen: Seen;
}

/** What is still to be filled in. */
export type Missing = "reason" | "time" | "amount" | "ruling" | "ply";

/** `1:23:45`, `12:30`, or whole or part minutes, in milliseconds; nothing if it is no time. */
export function time(text: string): Millis | null {
  const parts = text.trim().replace(",", ".").split(":");
  const read = parts.map((part) => (/^\d+(\.\d+)?$/.test(part) ? Number(part) : Number.NaN));
  if (read.length > 3 || read.some(Number.isNaN)) return null;
  const [hours, minutes, seconds] =
    read.length === 3 ? read : read.length === 2 ? [0, ...read] : [0, read[0], 0];
  return Math.round((((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1000);
}

/** `1`, `0.5`, `½`, `1½`, `0,5`; nothing if it is no number. */
export function points(text: string): number | null {
  const plain = text.trim().replace(",", ".").replace("½", ".5");
  return /^\d*(\.\d+)?$/.test(plain) && plain !== "" ? Number(plain) : null;
}

/** What a penalty takes or gives is counted in: time, points or rounds; most have no amount. */
export function counted(penalty: PenaltyKind): "time" | "points" | "rounds" | null {
  if (penalty.endsWith("time")) return "time";
  if (penalty.endsWith("points") || penalty === "loss") return "points";
  return penalty === "rounds" ? "rounds" : null;
}

function penalty({ penalty: kind, amount }: Draft): Penalty | null {
  const some = counted(kind) === "time" ? time(amount) : points(amount);
  switch (kind) {
    case "warning":
    case "fine":
    case "expulsion":
      return kind;
    case "opponent_time":
      return some === null ? null : { opponent_time: some };
    case "own_time":
      return some === null ? null : { own_time: some };
    case "opponent_points":
      return some === null ? null : { opponent_points: Math.round(some * 2) };
    case "own_points":
      return some === null ? null : { own_points: Math.round(some * 2) };
    case "loss":
      return some === null ? null : { loss: Math.round(some * 4) };
    case "rounds":
      return some === null ? null : { rounds: Math.round(some) };
  }
}

function observed({ seen, color }: Draft): Observation {
  if (!isOfAPlayer(seen)) return seen;
  if (seen === "flag") return { flag: color };
  return seen === "two_hands" ? { two_hands: color } : { not_come: color };
}

/** The order, or what it still lacks. */
export function order(draft: Draft, because: string): Order | { missing: Missing } {
  const reason = because.trim();
  const none = (missing: Missing) => ({ missing });
  switch (draft.kind) {
    case "set_clocks": {
      const [white, black] = [draft.white, draft.black].map((text) =>
        text.trim() === "" ? null : (time(text) ?? Number.NaN),
      ) as [number | null, number | null];
      const nothing = white === null && black === null;
      if (nothing || Number.isNaN(white) || Number.isNaN(black)) return none("time");
      return reason === "" ? none("reason") : { set_clocks: { white, black, reason } };
    }
    case "go_back":
      return draft.ply === "" ? none("ply") : { go_back: Number(draft.ply) };
    case "penalize": {
      const what = penalty(draft);
      return what ? { penalize: [draft.color, what, draft.misconduct] } : none("amount");
    }
    case "compensate": {
      const ms = time(draft.amount);
      return ms ? { compensate: [draft.color, ms] } : none("time");
    }
    case "rule":
      if (reason === "") return none("reason");
      return { rule: { reason, score: SCORES[draft.score] ?? null } };
    case "withdraw":
      if (draft.ruling === "") return none("ruling");
      return reason === "" ? none("reason") : { withdraw: [Number(draft.ruling), reason] };
    case "observe":
      return { observe: observed(draft) };
    default:
      return draft.kind;
  }
}
