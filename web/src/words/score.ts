// What a game counts, as scoresheets have it.

import type { Score } from "../protocol";

/** How many of the hall's units make a point. */
const POINT = 4;
const PARTS: Record<number, string> = { 0: "", 1: "¼", 2: "½", 3: "¾" };

/** `4` as `1`, `2` as `½`, `0` as `0`. */
export function points(quarters: number): string {
  const whole = Math.floor(quarters / POINT);
  const part = PARTS[quarters % POINT] ?? "";
  return whole === 0 && part !== "" ? part : `${whole}${part}`;
}

/** `1–0`, `½–½`. */
export const score = ({ white, black }: Score): string => `${points(white)}–${points(black)}`;
