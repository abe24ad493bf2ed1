import { describe, expect, test } from "vitest";
import type { Clocks } from "../../src/protocol";
import { press, resume, set, shows, stop } from "../../src/table/alone";
import { clockText, delayAfter, leftAfter, passed, untilNext } from "../../src/table/clocks";

const read = (some: Partial<Clocks> = {}): Clocks => ({
  white_ms: 182_000,
  black_ms: 180_000,
  delay_ms: 0,
  running: "white",
  at: 0,
  ...some,
});

describe("what a clock shows between two messages", () => {
  test("runs on one side alone, and never below nothing", () => {
    expect(leftAfter(read(), "white", 5000)).toBe(177_000);
    expect(leftAfter(read(), "black", 5000)).toBe(180_000);
    expect(leftAfter(read(), "white", 500_000)).toBe(0);
    expect(leftAfter(read({ running: null }), "white", 5000)).toBe(182_000);
  });

  test("waits for the delay first", () => {
    const delayed = read({ delay_ms: 3000 });
    expect(leftAfter(delayed, "white", 2000)).toBe(182_000);
    expect(delayAfter(delayed, 2000)).toBe(1000);
    expect(leftAfter(delayed, "white", 4500)).toBe(180_500);
    expect(delayAfter(delayed, 4500)).toBe(0);
    expect(delayAfter(read({ running: null, delay_ms: 3000 }), 0)).toBe(0);
  });

  test("is written with tenths under twenty seconds and hours where there are some", () => {
    const written = [182_000, 59_999, 20_000, 19_999, 9_050, 99, 0, -5, 3_600_000, 5_399_999];
    expect(written.map(clockText)).toEqual([
      "3:02",
      "0:59",
      "0:20",
      "0:19.9",
      "0:09.0",
      "0:00.0",
      "0:00.0",
      "0:00.0",
      "1:00:00",
      "1:29:59",
    ]);
  });

  test("is looked at again when it changes, and not before", () => {
    for (const ms of [182_345, 60_000, 20_050, 19_999, 150]) {
      const wait = untilNext(ms, 0);
      expect(clockText(ms - wait)).not.toBe(clockText(ms));
      expect(wait).toBeLessThanOrEqual(1002);
    }
    expect(untilNext(0, 0)).toBe(Number.POSITIVE_INFINITY);
    expect(untilNext(5000, 3000)).toBe(100);
  });

  test("tells each threshold once", () => {
    expect(passed(60_500, 59_900)).toBe(60_000);
    expect(passed(59_900, 59_000)).toBeUndefined();
    expect(passed(Number.NaN, 4000)).toBeUndefined();
    expect(passed(10_100, 9_900)).toBe(10_000);
  });
});

describe("the clock alone", () => {
  test("has the first bonus from the start, and gives each for a completed move", () => {
    let clock = set([3, 3], 2);
    expect(shows(clock, "white", 0)).toBe(182_000);
    clock = press(clock, "black", 1000);
    expect(clock.running).toBe("white");
    expect(clock.moves.black).toBe(0);
    expect(shows(clock, "white", 6000)).toBe(177_000);
    clock = press(clock, "white", 6000);
    expect(shows(clock, "white", 9000)).toBe(179_000);
    expect(clock.moves.white).toBe(1);
  });

  test("changes nothing for who has not the move, and stands still when stopped", () => {
    const clock = press(set([1, 1], 0), "black", 0);
    expect(press(clock, "black", 500)).toBe(clock);
    const still = stop(clock, 2000);
    expect(shows(still, "white", 90_000)).toBe(58_000);
    expect(shows(resume(still, "white", 90_000), "white", 91_000)).toBe(57_000);
  });

  test("gives nothing to a flag that has fallen", () => {
    const clock = press(set([1, 1], 5), "black", 0);
    const after = press(clock, "white", 70_000);
    expect(shows(after, "white", 70_000)).toBe(0);
  });
});
