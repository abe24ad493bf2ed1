// What a clock shows: the hall's reading, and the time that has gone by since.

import type { Clocks, Color } from "../protocol";

const TENTHS_BELOW_MS = 20_000;

/** What is left, so many milliseconds after the clocks were read. */
export function leftAfter(clocks: Clocks, color: Color, passed: number): number {
  const shown = color === "white" ? clocks.white_ms : clocks.black_ms;
  if (clocks.running !== color) return shown;
  return Math.max(0, shown - Math.max(0, passed - clocks.delay_ms));
}

/** How much longer the running clock waits before its time runs. */
export const delayAfter = (clocks: Clocks, passed: number): number =>
  clocks.running ? Math.max(0, clocks.delay_ms - passed) : 0;

/** As a clock shows it: `1:23:45`, `3:02`, and with tenths under twenty seconds. */
export function clockText(ms: number): string {
  const tenths = Math.floor(Math.max(0, ms) / 100);
  const seconds = Math.floor(tenths / 10);
  const two = (value: number): string => String(value).padStart(2, "0");
  if (ms < TENTHS_BELOW_MS) return `0:${two(seconds)}.${tenths % 10}`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Time gone by: `0:05`, `12:40`. */
export function elapsedText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** In how many milliseconds what is shown changes next. */
export function untilNext(ms: number, delay: number): number {
  if (delay > 0) return Math.min(100, delay);
  if (ms <= 0) return Number.POSITIVE_INFINITY;
  return (ms < TENTHS_BELOW_MS + 100 ? ms % 100 : ms % 1000) + 2;
}

const THRESHOLDS_MS = [60_000, 30_000, 10_000, 5000];

/** The threshold that was just passed, if one was. */
export const passed = (before: number, now: number): number | undefined =>
  THRESHOLDS_MS.find((mark) => before > mark && now <= mark);
