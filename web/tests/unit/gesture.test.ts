import { describe, expect, test } from "vitest";
import { Gesture } from "../../src/board/gesture";
import { placed, readBoard } from "../../src/board/placed";
import type { Scene } from "../../src/board/view";

const BOARD = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/** Hands that write down what they did, at a board of a mode. */
function hands(strict: boolean, marks: Partial<Scene["marks"]> = {}, more: Partial<Scene> = {}) {
  const done: string[] = [];
  const none = { last: [], obliged: [], lifted: null, targets: [], unpressed: [], focus: null };
  const scene: Scene = {
    pieces: placed(readBoard(BOARD), []),
    marks: { ...none, ...marks },
    bottom: "white",
    active: true,
    strict,
    mine: "white",
    ...more,
  };
  const gesture = new Gesture(
    {
      touch: (square) => done.push(`touch ${square}`),
      release: (from, to) => done.push(`release ${from} ${to}`),
      dropOff: (from) => done.push(`off ${from}`),
      removed: (square) => done.push(`removed ${square}`),
    },
    () => scene,
  );
  return { gesture, done };
}

/** Presses on a square and goes so many pixels. */
function drag(gesture: Gesture, from: string, pixels = 50, finger = false): boolean {
  gesture.down(1, finger, from, 0, 0);
  return gesture.move(1, pixels, 0);
}

describe("a drag", () => {
  test("begins after 5 pixels by mouse and 10 by finger", () => {
    for (const [finger, less, more] of [
      [false, 5, 6],
      [true, 10, 11],
    ] as const) {
      const { gesture } = hands(false);
      expect(drag(gesture, "e2", less, finger)).toBe(false);
      expect(gesture.move(1, more, 0)).toBe(true);
    }
  });

  test("is a touch and a release over the board, told together", () => {
    const { gesture, done } = hands(true);
    drag(gesture, "e2");
    expect(done).toEqual([]);
    gesture.up(1, "e4");
    expect(done).toEqual(["touch e2", "release e2 e4"]);
  });

  test("is a choice at once online, so that its squares are shown", () => {
    const { gesture, done } = hands(false);
    drag(gesture, "e2");
    expect(done).toEqual(["touch e2"]);
    gesture.up(1, "e4");
    expect(done).toEqual(["touch e2", "release e2 e4"]);
  });

  test("back to its origin or beside the board leaves the touch over the board", () => {
    const origin = hands(true);
    drag(origin.gesture, "e2");
    origin.gesture.up(1, "e2");
    expect(origin.done).toEqual(["touch e2", "release e2 e2"]);
    const off = hands(true);
    drag(off.gesture, "e2");
    off.gesture.up(1, null);
    expect(off.done).toEqual(["touch e2", "off e2"]);
  });

  test("of an enemy piece takes it off over the board, and is nothing online", () => {
    const strict = hands(true);
    drag(strict.gesture, "d7");
    strict.gesture.up(1, "d5");
    expect(strict.done).toEqual(["removed d7"]);
    const online = hands(false);
    expect(drag(online.gesture, "d7")).toBe(false);
    online.gesture.up(1, "d5");
    expect(online.done).toEqual([]);
  });

  test("from an empty square or the background is nothing", () => {
    const { gesture, done } = hands(true);
    expect(drag(gesture, "e4")).toBe(false);
    gesture.up(1, "e5");
    gesture.down(1, false, null, 0, 0);
    gesture.move(1, 90, 0);
    gesture.up(1, "e5");
    expect(done).toEqual([]);
  });
});

describe("a drag that is cancelled", () => {
  for (const strict of [true, false]) {
    const left = strict ? [] : ["touch e2", "off e2"];

    test(`by the second finger does nothing, nor does what follows (strict: ${strict})`, () => {
      const { gesture, done } = hands(strict);
      drag(gesture, "e2", 50, true);
      gesture.down(2, true, "d2", 0, 0);
      expect(gesture.drag).toBeNull();
      gesture.up(1, "e4");
      gesture.up(2, "d4");
      expect(done).toEqual(left);
      drag(gesture, "g1");
      gesture.up(1, "f3");
      expect(done.slice(left.length)).toEqual(["touch g1", "release g1 f3"]);
    });

    test(`by Esc does nothing, even when the button comes up (strict: ${strict})`, () => {
      const { gesture, done } = hands(strict);
      drag(gesture, "e2");
      gesture.cancel();
      expect(gesture.move(1, 80, 0)).toBe(false);
      gesture.up(1, "e4");
      expect(done).toEqual(left);
    });

    test(`by the pointer's going away does nothing (strict: ${strict})`, () => {
      const { gesture, done } = hands(strict);
      drag(gesture, "e2");
      gesture.lost(1);
      expect(done).toEqual(left);
      drag(gesture, "e2");
      expect(gesture.drag).toEqual({ from: "e2", enemy: false });
    });
  }
});

test("where both sides' pieces may be lifted, each is, and taps capture the other's", () => {
  const { gesture, done } = hands(true, {}, { mine: "both" });
  for (const [from, to] of [
    ["e2", "e4"],
    ["e7", "e5"],
  ] as const) {
    drag(gesture, from);
    expect(gesture.drag).toEqual({ from, enemy: false });
    gesture.up(1, to);
  }
  const first = ["touch e2", "release e2 e4", "touch e7", "release e7 e5"];
  expect(done).toEqual(first);
  const other = hands(true, { lifted: "d7" }, { mine: "both" });
  for (const square of ["e2", "e7"]) {
    other.gesture.down(1, true, square, 0, 0);
    other.gesture.up(1, square);
  }
  expect(other.done).toEqual(["release d7 e2", "touch e7"]);
});

describe("a tap", () => {
  const tap = (gesture: Gesture, square: string): void => {
    gesture.down(1, true, square, 0, 0);
    gesture.up(1, square);
  };

  test("touches one's own piece, and the enemy's over the board alone", () => {
    const strict = hands(true);
    tap(strict.gesture, "e2");
    tap(strict.gesture, "d7");
    tap(strict.gesture, "e5");
    expect(strict.done).toEqual(["touch e2", "touch d7"]);
    const online = hands(false);
    tap(online.gesture, "d7");
    expect(online.done).toEqual([]);
  });

  test("puts the lifted piece down, changes the choice, or takes it back", () => {
    const { gesture, done } = hands(false, { lifted: "e2", targets: ["e4"] });
    tap(gesture, "e4");
    tap(gesture, "g1");
    tap(gesture, "e2");
    expect(done).toEqual(["release e2 e4", "touch g1", "release e2 e2"]);
  });

  test("castles on the own rook where the hall says so", () => {
    const { gesture, done } = hands(false, { lifted: "e1", targets: ["h1"] });
    tap(gesture, "h1");
    expect(done).toEqual(["release e1 h1"]);
  });

  test("is nothing for who has no hands at this board", () => {
    const { gesture, done } = hands(true, {}, { active: false, mine: null });
    tap(gesture, "e2");
    drag(gesture, "e2");
    gesture.up(1, "e4");
    expect(done).toEqual([]);
  });
});
