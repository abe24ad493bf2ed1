// The knight: the outline of the drawn one, with sections across it, and then carved.

import { bezier, type Curve, endOf, flattened, mapped, type Point } from "../pieces/curve";
import { BACK, CREST, EARS, FACE, FRONT, LOCKS, MOUTH, NOSTRIL, PUPIL } from "../pieces/knight";
import { grown } from "../pieces/profile";
import { type Place, placed, type Solid, together, walled } from "./solid";
import { type Fineness, turnedPiece } from "./turned";

/** From the paper to the board: to the right, and up. */
const standing = ([x, y]: Point): Point => [x - 22.5, grown("knight", 42 - y)];

/** One section through head or neck: where on both outlines it ends, and half its thickness. */
interface Section {
  /** Steps along `FRONT`. */
  readonly front: number;
  /** Steps along `BACK`, the poll, and `FACE`. */
  readonly back: number;
  readonly thick: number;
}

const SECTIONS: readonly Section[] = [
  { front: 0, back: 0, thick: 8.4 },
  { front: 0.35, back: 0.3, thick: 7.4 },
  { front: 0.62, back: 0.52, thick: 6.5 },
  { front: 0.86, back: 0.76, thick: 5.8 },
  { front: 1, back: 1, thick: 5.3 },
  { front: 1.3, back: 1.75, thick: 5.6 },
  { front: 1.65, back: 2.5, thick: 5.5 },
  { front: 2, back: 3.1, thick: 4.5 },
  { front: 2.3, back: 3.6, thick: 3.7 },
  { front: 2.6, back: 4.1, thick: 3.6 },
  { front: 2.85, back: 4.8, thick: 3.2 },
  { front: 2.97, back: 5.6, thick: 1.9 },
];

/** The point so many steps along a line. */
function along(curve: Curve, place: number): Point {
  const step = Math.min(curve.steps.length - 1, Math.floor(place));
  const from = step === 0 ? curve.start : endOf(curve.steps[step - 1] ?? curve.start);
  return bezier(from, curve.steps[step] ?? curve.start, place - step);
}

const front = mapped(FRONT, standing);
const back = mapped(
  { start: BACK.start, steps: [...BACK.steps, FACE.start, ...FACE.steps] },
  standing,
);

/** The sections in between, by a smooth line through the given ones. */
function section(place: number): Section {
  const row = Math.min(SECTIONS.length - 2, Math.floor(place));
  const t = place - row;
  const four = [row - 1, row, row + 1, row + 2].map(
    (one) => SECTIONS[Math.min(SECTIONS.length - 1, Math.max(0, one))] as Section,
  );
  const smooth = (of: (one: Section) => number): number => {
    const [a = 0, b = 0, c = 0, d = 0] = four.map(of);
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
  return {
    front: smooth((one) => one.front),
    back: smooth((one) => one.back),
    thick: smooth((one) => one.thick),
  };
}

/** How far a point is from a line of points. */
function away([x, y]: Point, line: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at + 1 < line.length; at += 1) {
    const [a, b] = [line[at] as Point, line[at + 1] as Point];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const share = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.min(1, Math.max(0, share));
    least = Math.min(least, Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy));
  }
  return least;
}

const bell = (distance: number, wide: number): number => Math.exp(-((distance / wide) ** 2));
const lines = (curves: readonly Curve[]): Point[][] =>
  curves.map((curve) => flattened(mapped(curve, standing), 5));

const crest = flattened(mapped(CREST, standing), 5);
const mane = [...crest, ...flattened(mapped(BACK, standing), 12).reverse()];
const grooves = lines(LOCKS);
const mouth = lines([MOUTH]);
const nostril = lines([NOSTRIL]);
const eye = standing(PUPIL);
const jowl = standing([18.6, 20.4]);

/** Whether a point lies inside a closed line. */
function within([x, y]: Point, line: readonly Point[]): boolean {
  let inside = false;
  line.forEach((a, at) => {
    const b = line[(at + 1) % line.length] as Point;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) {
      inside = !inside;
    }
  });
  return inside;
}

/** How much the carver leaves on or takes off at a point of the side. */
function carved(point: Point): number {
  let depth = within(point, mane) ? 1.1 * (1 - bell(away(point, crest), 1.3)) : 0;
  for (const groove of grooves) depth -= 0.8 * bell(away(point, groove), 0.95);
  for (const line of mouth) depth -= 0.9 * bell(away(point, line), 0.8);
  for (const line of nostril) depth -= 0.7 * bell(away(point, line), 0.85);
  const [ex, ey] = [point[0] - eye[0], point[1] - eye[1]];
  const toEye = Math.hypot(ex, ey * 1.2);
  depth += 0.8 * bell(Math.hypot(ex + 0.2, ey - 2.2), 1.4);
  depth += 0.8 * bell(toEye, 1.1) - 0.7 * bell(toEye - 2, 0.9);
  depth += 0.9 * bell(Math.hypot(point[0] - jowl[0], point[1] - jowl[1]), 3.2);
  return depth;
}

/** One section as a ring: an egg, blunter at the chest than at the mane. */
function ring(place: number, around: number): Place[] {
  const { front: from, back: to, thick } = section(place);
  const [a, b] = [along(front, from), along(back, to)];
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return Array.from({ length: around }, (_, step): Place => {
    const angle = (step / around) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    // Towards 1 at the back, -1 at the front.
    const blunt = Math.sign(cos) * Math.abs(cos) ** 0.9;
    const x = mx + ((b[0] - a[0]) / 2) * blunt;
    const y = my + ((b[1] - a[1]) / 2) * blunt;
    const side = Math.sign(sin) * Math.abs(sin) ** 0.85;
    const more = carved([x, y]) * Math.min(1, Math.abs(sin) * 1.6);
    return [x, y, -(thick * side * (1 - 0.12 * cos) + Math.sign(sin) * more)];
  });
}

function head({ around, along: fine }: Fineness): Solid {
  const rows = (SECTIONS.length - 1) * fine;
  const rings = Array.from({ length: rows + 1 }, (_, row) => ring(row / fine, around));
  return walled(rings);
}

/** An ear, from its foot to its tip, on the side of `z`. */
function ear({ along: fine }: Fineness, z: number): Solid {
  const curve = mapped(EARS[0] as Curve, standing);
  const near = Array.from({ length: fine + 1 }, (_, row) => along(curve, (row / fine) * 0.96));
  const far = Array.from({ length: fine + 1 }, (_, row) => along(curve, 2 - (row / fine) * 0.96));
  const rings = near.map((left, row) => {
    const right = far[row] as Point;
    const share = row / fine;
    return Array.from({ length: 8 }, (_, step): Place => {
      const angle = (step / 8) * 2 * Math.PI;
      const x = (left[0] + right[0]) / 2 + ((right[0] - left[0]) / 2) * Math.cos(angle);
      const y = (left[1] + right[1]) / 2 + ((right[1] - left[1]) / 2) * Math.cos(angle);
      const out = z * (1 + 0.2 * share);
      return [x, y - (1 - share) * 1.4, out - (2 * (1 - share) + 0.2) * Math.sin(angle)];
    });
  });
  return walled(rings);
}

/** The whole knight, in forty-fifths of a square, looking to the left. */
export function knight(fineness: Fineness): Solid {
  const finer = { around: Math.round(fineness.around * 1.25), along: fineness.along };
  const sunk = placed(head(finer), (x, y, z) => [x, y - 0.1, z]);
  return together(turnedPiece("knight", fineness), sunk, ear(fineness, 2.1), ear(fineness, -2.1));
}
