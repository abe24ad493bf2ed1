// How much is drawn, by how long a frame takes.

import type { Fineness } from "./turned";

/** What a machine is given to draw. */
export interface Tier {
  readonly fineness: Fineness;
  /** At most so many pixels for one of the page's. */
  readonly density: number;
  /** The side of the shadow's picture. */
  readonly shadow: number;
}

/** From the poorest to the richest. */
export const TIERS: readonly [Tier, Tier, Tier] = [
  { fineness: { around: 16, along: 3 }, density: 1, shadow: 512 },
  { fineness: { around: 24, along: 4 }, density: 1.5, shadow: 1024 },
  { fineness: { around: 36, along: 6 }, density: 2, shadow: 2048 },
];

/** A frame may take so long before less is drawn. */
const SLOW_MS = 24;
/** So many slow frames in a row are neither chance nor a page that was away for a while. */
const FRAMES = 8;

/** Watches the frames that follow one another, and only ever goes down. */
export class Pace {
  #level: number;
  #slow = 0;

  constructor(level: number) {
    this.#level = Math.min(TIERS.length - 1, Math.max(0, level));
  }

  get level(): number {
    return this.#level;
  }

  get tier(): Tier {
    return TIERS[this.#level] ?? TIERS[0];
  }

  /** A frame came so long after the one before; tells whether the tier has changed. */
  frame(ms: number): boolean {
    if (this.#level === 0) return false;
    this.#slow = ms > SLOW_MS ? this.#slow + 1 : 0;
    if (this.#slow < FRAMES) return false;
    this.#slow = 0;
    this.#level -= 1;
    return true;
  }
}

/** Where to begin: a renderer in software is poor, a phone is between. */
export function firstLevel(renderer: string, finger: boolean): number {
  if (/swiftshader|llvmpipe|software|basic render/i.test(renderer)) return 0;
  return finger ? 1 : 2;
}
