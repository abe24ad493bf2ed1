// The horse's head, seen from its left side: drawn on paper as it is, and sculpted from the same
// outline in depth. Coordinates are those of the paper: 45 by 45, the height downwards.

import type { Curve, Point } from "./curve";

/** From the chest up by throat and jaw to the lips. */
export const FRONT: Curve = {
  start: [12.2, 34.8],
  steps: [
    [12.2, 30.2, 19.4, 28.6, 20.4, 22.6],
    [18.8, 24, 17, 24.6, 15.2, 25.2],
    [13.8, 25.8, 13.2, 27.6, 11.4, 28.2],
  ],
};

/** From the chest's other side up by the mane to the poll, behind the ears. */
export const BACK: Curve = {
  start: [34.2, 34.8],
  steps: [[36.4, 21.6, 31.6, 11.2, 21.8, 8.6]],
};

/** From between the ears down by forehead and nose to the lips, where `FRONT` ends. */
export const FACE: Curve = {
  start: [16, 9.4],
  steps: [
    [13.8, 11, 13.2, 13, 12.6, 15.2],
    [11.8, 18, 8.6, 20.4, 7.2, 23],
    [6.2, 24.8, 6.6, 26, 7.6, 26.8],
    [8, 28.2, 9.8, 28.8, 11.4, 28.2],
  ],
};

/** The two ears, the nearer first; closed. */
export const EARS: readonly Curve[] = [
  {
    start: [17.2, 11],
    steps: [
      [16.4, 8.6, 16.8, 6.4, 18.6, 4.2],
      [20.6, 5.8, 21.6, 7.8, 21.4, 10.4],
      [17.2, 11],
    ],
  },
  {
    start: [15.2, 10.6],
    steps: [
      [14.4, 8.8, 14.4, 7, 15, 5.2],
      [16.8, 6.2, 17.8, 7.6, 18, 9.4],
      [15.2, 10.6],
    ],
  },
];

/** Where the mane parts from the neck, from the withers up to the poll. */
export const CREST: Curve = {
  start: [29.6, 34.8],
  steps: [
    [29.8, 31, 29.8, 28.6, 28.2, 27.6],
    [29.4, 26, 29.2, 24, 27, 23.2],
    [28, 21.2, 27.4, 19.4, 25, 18.8],
    [25.8, 16.8, 24.8, 15, 22.4, 14.8],
    [22.8, 12.8, 22.4, 10.6, 20.6, 9.6],
  ],
};

/** The locks of the mane, as lines from the crest outward and down. */
export const LOCKS: readonly Curve[] = [
  { start: [22.6, 14.8], steps: [[24.4, 15, 26, 14.6, 27.2, 13.4]] },
  { start: [25.2, 18.8], steps: [[27.4, 19.2, 29.6, 18.8, 31, 17.6]] },
  { start: [27.2, 23.2], steps: [[29.4, 23.8, 31.6, 23.4, 33, 22.2]] },
  { start: [28.4, 27.6], steps: [[30.4, 28.4, 32.6, 28.2, 34, 27.2]] },
];

/** The shadow under the jaw, closed. */
export const THROAT: Curve = {
  start: [20.3, 23.2],
  steps: [
    [22.6, 21.4, 22.8, 18.6, 21.2, 16.4],
    [24.6, 19.4, 24.2, 25.6, 19.8, 29.4],
    [17.6, 31.2, 15.6, 32.4, 14.6, 34.8],
    [12.9, 34.8],
    [13.4, 30.8, 19.8, 28.8, 20.3, 23.2],
  ],
};

/** The cheek, the mouth and the fold of the nose. */
export const CHEEK: Curve = { start: [20.4, 22.6], steps: [[22, 20.6, 22, 17.8, 20.6, 15.8]] };
export const MOUTH: Curve = { start: [7.6, 26.8], steps: [[9.4, 26.9, 11, 26.2, 12.2, 25]] };
export const NOSTRIL: Curve = { start: [8.6, 23.9], steps: [[8.6, 23, 9.3, 22.4, 10.2, 22.5]] };

/** The eye, an almond that is closed, and the brow above it. */
export const EYE: Curve = {
  start: [14.2, 16.6],
  steps: [
    [14.8, 15, 16.4, 14.6, 17.6, 15.6],
    [16.8, 17, 15.4, 17.4, 14.2, 16.6],
  ],
};
export const BROW: Curve = { start: [13.6, 15.2], steps: [[14.4, 13.6, 16.2, 13, 17.8, 13.8]] };

/** The middle of the eye. */
export const PUPIL: Point = [15.9, 15.9];
