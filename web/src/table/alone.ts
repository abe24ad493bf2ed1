// A chess clock by itself: two sides, a time and what is added; no hall is asked.

import type { Color } from "../protocol";

export interface Alone {
  readonly left: Readonly<Record<Color, number>>;
  /** Whose time runs, and since when. */
  readonly running: Color | null;
  readonly since: number;
  readonly moves: Readonly<Record<Color, number>>;
  /** Added before each move, in milliseconds. */
  readonly bonus: number;
}

/** A clock that is set: the bonus of the first move is there from the start. */
export function set(minutes: readonly [number, number], bonusSeconds: number): Alone {
  const bonus = bonusSeconds * 1000;
  return {
    left: { white: minutes[0] * 60_000 + bonus, black: minutes[1] * 60_000 + bonus },
    running: null,
    since: 0,
    moves: { white: 0, black: 0 },
    bonus,
  };
}

/** What a side shows at a time. */
export const shows = (clock: Alone, color: Color, now: number): number =>
  clock.running === color
    ? Math.max(0, clock.left[color] - (now - clock.since))
    : clock.left[color];

/** A side presses: the other's time runs. Who has not the move changes nothing. */
export function press(clock: Alone, color: Color, now: number): Alone {
  if (clock.running !== null && clock.running !== color) return clock;
  const other = color === "white" ? "black" : "white";
  const left = shows(clock, color, now);
  const started = clock.running !== null;
  const bonus = started && left > 0 ? clock.bonus : 0;
  return {
    ...clock,
    left: { ...clock.left, [color]: left + bonus },
    moves: { ...clock.moves, [color]: clock.moves[color] + (started ? 1 : 0) },
    running: other,
    since: now,
  };
}

/** Both stand still. */
export function stop(clock: Alone, now: number): Alone {
  if (!clock.running) return clock;
  const left = { ...clock.left, [clock.running]: shows(clock, clock.running, now) };
  return { ...clock, left, running: null };
}

/** A side's time runs again after both stood still. */
export const resume = (clock: Alone, color: Color, now: number): Alone => ({
  ...clock,
  running: color,
  since: now,
});
