// The turned pieces: half of what a plane through the axis cuts out of each.
//
// A unit is a forty-fifth of a square's side; the axis is at 0 and the board at height 0. On paper
// the pieces are short, so that all is large; on the board only the stem between `foot` and `neck`
// grows, until the heights are those of a Staunton set.

import type { Role } from "../../protocol";
import { arc, type Curve, mapped, type Point, type Step } from "./curve";

/** A piece for the lathe. */
export interface Profile {
  /** From the middle of the base, outside all the way, to the axis above or to an open rim. */
  readonly curve: Curve;
  /** From the rim, inside, to the axis. */
  readonly inside: readonly Step[];
  /** Heights of the rings that are drawn as lines, each with its half width. */
  readonly rings: readonly Point[];
  /** Where the stem begins and ends, on paper. */
  readonly foot: number;
  readonly neck: number;
  /** The height on paper, all ornaments included. */
  readonly height: number;
  /** How much longer all above the stem is on the board. */
  readonly above: number;
}

/** Heights on the board, in forty-fifths of a square: 9.5, 8.5, 7, 6, 5.5 and 5 cm to 70. */
export const TALL: Readonly<Record<Role, number>> = {
  king: 70,
  queen: 62.6,
  bishop: 51.6,
  knight: 44.2,
  rook: 40.5,
  pawn: 36.8,
};

/** How many steps the shared foot takes. */
export const PLINTH_STEPS = 6;

/** The foot that all pieces share: a rounded plinth with a step, up to height 5.2. */
const plinth = (radius: number): Step[] => [
  [radius - 1, 0],
  [radius - 0.4, 0, radius, 0.4, radius, 1],
  [radius, 2.4],
  [radius, 3.2, radius - 0.5, 3.7, radius - 1.3, 3.7],
  [radius - 1.7, 3.7, radius - 1.9, 4.1, radius - 1.9, 4.4],
  [radius - 1.9, 4.9, radius - 2.2, 5.2, radius - 2.8, 5.2],
];

/** A rounded ring of that half width between two heights, coming back to `inside`. */
const ring = (inside: number, outside: number, low: number, high: number): Step[] => {
  const round = (high - low) / 2;
  const edge = outside - round;
  return [
    [edge, low],
    ...arc([edge, low + round], round, -Math.PI / 2, Math.PI / 2),
    [inside, high],
  ];
};

/** A ball on the axis, from where it leaves the half width `inside` to its top. */
const ball = (inside: number, center: number, radius: number): Step[] => {
  const from = -Math.acos(inside / radius);
  return [
    [inside, center + radius * Math.sin(from)],
    ...arc([0, center], radius, from, Math.PI / 2),
  ];
};

const turned = (...steps: readonly Step[]): Curve => ({ start: [0, 0], steps });

const pawn: Profile = {
  curve: turned(
    ...plinth(11.8),
    [8.6, 8.2, 4.6, 9, 4.1, 15.6],
    ...ring(4.4, 7.8, 15.6, 17.6),
    ...ball(4.4, 22.6, 6.7),
  ),
  inside: [],
  rings: [
    [9.8, 5.2],
    [11.8, 3],
    [5, 17.6],
  ],
  foot: 5.2,
  neck: 15.6,
  height: 29.3,
  above: 1,
};

const rook: Profile = {
  curve: turned(
    ...plinth(12.6),
    [9, 8.4, 7.5, 10.5, 7.3, 19.2],
    ...ring(7.6, 9, 19.2, 20.8),
    [7.8, 22.4, 10.4, 22, 10.4, 23.8],
    [10.5, 27.4],
    [10.6, 30.6],
  ),
  inside: [
    [7.4, 30.6],
    [7.2, 27.4],
    [0, 27.4],
  ],
  rings: [
    [10.6, 5.2],
    [12.6, 3],
    [7.4, 19.2],
    [7.9, 20.8],
    [10.4, 24.2],
  ],
  foot: 5.2,
  neck: 19.2,
  height: 30.6,
  above: 1,
};

const bishop: Profile = {
  curve: turned(
    ...plinth(12.2),
    [8.6, 9.2, 4.9, 9.6, 4.1, 17],
    ...ring(5, 7.6, 17, 18.9),
    ...ring(4.4, 5.9, 18.9, 20.3),
    [8.9, 22.2, 8.3, 27.4, 1.3, 32.2],
    ...ball(1.3, 34, 2.1),
  ),
  inside: [],
  rings: [
    [10.2, 5.2],
    [12.2, 3],
    [5.6, 18.9],
    [4.9, 20.3],
  ],
  foot: 5.2,
  neck: 17,
  height: 36.1,
  above: 1,
};

const queen: Profile = {
  curve: turned(
    ...plinth(13.6),
    [9.2, 10, 5.2, 10.6, 4.6, 18.4],
    ...ring(5.8, 8.6, 18.4, 20.4),
    ...ring(5, 6.8, 20.4, 21.9),
    [5.4, 25, 8, 26.6, 9, 29.4],
    [9.8, 31.2, 10.6, 33, 11.2, 35],
  ),
  inside: [[9.8, 35], [8.6, 31.2], [7.2, 30.8, 4.4, 33.4, 1.7, 35], ...ball(1.7, 36.8, 2.5)],
  rings: [
    [11.6, 5.2],
    [13.6, 3],
    [6.2, 20.4],
    [5.4, 21.9],
    [9.2, 29.4],
  ],
  foot: 5.2,
  neck: 18.4,
  height: 39.3,
  above: 1,
};

const king: Profile = {
  curve: turned(
    ...plinth(13.8),
    [9.4, 10, 5.5, 10.6, 5, 18.4],
    ...ring(6.2, 9, 18.4, 20.4),
    ...ring(5.4, 7.2, 20.4, 21.9),
    [6, 25, 9, 26, 10, 28.8],
    [10.5, 28.9, 10.8, 29.3, 10.8, 29.8],
    [10.8, 30.3, 10.4, 30.6, 9.8, 30.6],
    [7.4, 32.4, 4, 32.2, 1.8, 33],
    [0, 33],
  ),
  inside: [],
  rings: [
    [11.8, 5.2],
    [13.8, 3],
    [6.8, 20.4],
    [5.8, 21.9],
    [10.4, 29.2],
  ],
  foot: 5.2,
  neck: 18.4,
  height: 40.6,
  above: 1,
};

/** What stands below the horse's head. */
const knight: Profile = {
  curve: turned(...plinth(13), [10.4, 6.6, 10, 7.2, 9.4, 7.2], [0, 7.2]),
  inside: [],
  rings: [
    [11, 5.2],
    [13, 3],
  ],
  foot: 5.2,
  neck: 7.2,
  height: 37.8,
  above: 1.2,
};

export const PROFILES: Readonly<Record<Role, Profile>> = {
  king,
  queen,
  rook,
  bishop,
  knight,
  pawn,
};

/** The king's cross, whole and closed, from its foot on the crown. */
export const CROSS: Curve = {
  start: [1.5, 32.6],
  steps: [
    [1.2, 34, 1.1, 34.6, 1, 35.4],
    [1.8, 35.3, 2.6, 35.1, 3.5, 34.7],
    [3.5, 38.3],
    [2.6, 37.9, 1.8, 37.7, 1, 37.6],
    [1.1, 38.8, 1.3, 39.8, 1.7, 40.6],
    [-1.7, 40.6],
    [-1.3, 39.8, -1.1, 38.8, -1, 37.6],
    [-1.8, 37.7, -2.6, 37.9, -3.5, 38.3],
    [-3.5, 34.7],
    [-2.6, 35.1, -1.8, 35.3, -1, 35.4],
    [-1.1, 34.6, -1.2, 34, -1.5, 32.6],
    [1.5, 32.6],
  ],
};

/** How many points the queen's coronet has, how deep they are cut, and where they end. */
export const CORONET = { points: 8, deep: 4.6, top: 35, wide: 11.2 } as const;
/** How many merlons the rook has, how deep the gaps are, and where they end. */
export const BATTLEMENTS = { merlons: 6, deep: 3.2, top: 30.6, wide: 10.6 } as const;

/** The bishop's slit: from its inner end outward and up, and how wide it is cut. */
export const SLIT = { from: [0.8, 23.6], to: [6.2, 29], wide: 1.6 } as const;

/** The height on the board of a height on paper. */
export function grown(role: Role, height: number): number {
  const { foot, neck, height: paper, above } = PROFILES[role];
  const stem = TALL[role] - foot - (paper - neck) * above;
  if (height <= foot) return height;
  if (height <= neck) return foot + ((height - foot) / (neck - foot)) * stem;
  return foot + stem + (height - neck) * above;
}

/** The whole profile, to the axis, as it stands on the board. */
export function standing(role: Role): Curve {
  const { curve, inside } = PROFILES[role];
  const whole = { start: curve.start, steps: [...curve.steps, ...inside] };
  return mapped(whole, ([radius, height]) => [radius, grown(role, height)]);
}
