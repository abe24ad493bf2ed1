// The turned pieces as bodies, with what is cut or set on after turning.

import type { Role } from "../../protocol";
import { bezier, type Curve, endOf, flattened, type Point } from "../pieces/curve";
import { BATTLEMENTS, CORONET, CROSS, grown, PROFILES, SLIT, standing } from "../pieces/profile";
import { type Place, type Solid, together, walled } from "./solid";

/** How finely a piece is made: steps around, and pieces of each Bézier. */
export interface Fineness {
  readonly around: number;
  readonly along: number;
}

const TURN = 2 * Math.PI;

/** A place on a turned body; at angle 0 on the right, and then against the clock from above. */
const at = ([radius, height]: Point, angle: number): Place => [
  radius * Math.cos(angle),
  height,
  -radius * Math.sin(angle),
];

const angles = (count: number): number[] =>
  Array.from({ length: count }, (_, step) => (step / count) * TURN);

/** Turns a line around the axis; `shape` may move each of its points at each angle. */
export function turned(
  line: readonly Point[],
  around: number,
  shape: (point: Point, angle: number, row: number) => Point = (point) => point,
): Solid {
  return walled(
    line.map((point, row) => angles(around).map((angle) => at(shape(point, angle, row), angle))),
  );
}

/** Rows across a flat shape, each from its left to its right end, made `deep` thick each way. */
function plank(rows: readonly (readonly [Point, Point])[], deep: number): Solid {
  return walled(
    rows.map(([[left, low], [right, high]]): Place[] => [
      [left, low, deep],
      [right, high, deep],
      [right, high, -deep],
      [left, low, -deep],
    ]),
  );
}

/** The cross on the king's crown: a post and its arms, both from the one outline. */
function cross({ along }: Fineness): Solid {
  const lift = grown("king", 34) - 34;
  const side = (step: number): Point[] => {
    const from = step === 0 ? CROSS.start : endOf(CROSS.steps[step - 1] ?? CROSS.start);
    const to = CROSS.steps[step] ?? CROSS.start;
    return Array.from({ length: along + 1 }, (_, part) => bezier(from, to, part / along));
  };
  const post = [...side(0), ...side(4)].map(
    ([x, h]) =>
      [
        [-x, h + lift],
        [x, h + lift],
      ] as const,
  );
  const under = side(1).reverse();
  const over = side(3);
  const half = under.map(
    ([x, low], row) => [x, low + lift, (over[row]?.[1] ?? low) + lift] as const,
  );
  const left = half.map(([x, low, high]) => [-x, low, high] as const);
  const arms = [...left, ...half.reverse()].map(
    ([x, low, high]) =>
      [
        [x, high],
        [x, low],
      ] as const,
  );
  return together(plank(post, 1.5), plank(arms, 1.3));
}

/** The points of the coronet: the wall of the cup goes down between them. */
function crowned({ along }: Fineness): Solid {
  const around = CORONET.points * 4;
  const { curve, inside } = PROFILES.queen;
  const line = flattened(standing("queen"), along);
  const outer = flattened(curve, along).length - 1;
  const floor = flattened({ start: [0, 0], steps: inside.slice(0, 2) }, along).length;
  const bottom = grown("queen", CORONET.top - CORONET.deep);
  return turned(line, around, (point, angle, row) => {
    if (row < outer - along + 1 || row > outer + floor - 2) return point;
    // 1 between two points of the coronet, 0 at each.
    const low = Math.sin((angle * CORONET.points) / 2) ** 2;
    return point[1] <= bottom ? point : [point[0] - 0.6 * low, mix(point[1], bottom, low)];
  });
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** A turned tower with its merlons set on the wall. */
function tower({ around, along }: Fineness): Solid {
  const { curve } = PROFILES.rook;
  const lift = grown("rook", BATTLEMENTS.top) - BATTLEMENTS.top;
  const low = BATTLEMENTS.top - BATTLEMENTS.deep + lift;
  const wall: Curve = {
    ...standing("rook"),
    steps: standing("rook").steps.slice(0, curve.steps.length - 1),
  };
  const body = turned([...flattened(wall, along), [0, low]], around);
  const share = TURN / BATTLEMENTS.merlons;
  const steps = Math.max(3, Math.round(around / BATTLEMENTS.merlons / 1.5));
  const merlons = Array.from({ length: BATTLEMENTS.merlons }, (_, merlon) => {
    const from = (merlon + 0.18) * share;
    const ring = (height: number): Place[] => {
      const arc = Array.from(
        { length: steps + 1 },
        (_, step) => from + (step / steps) * share * 0.64,
      );
      const out = height > low ? BATTLEMENTS.wide : BATTLEMENTS.wide - 0.1;
      return [
        ...arc.map((angle) => at([out, height], angle)),
        ...arc.reverse().map((angle) => at([BATTLEMENTS.wide - 3.4, height], angle)),
      ];
    };
    return walled([ring(low - 0.5), ring(BATTLEMENTS.top + lift)]);
  });
  return together(body, ...merlons);
}

/** The bishop with its slit, a plane cut that is open to the right. */
function slit({ around, along }: Fineness): Solid {
  const line = flattened(standing("bishop"), along);
  const { neck } = PROFILES.bishop;
  const lift = grown("bishop", neck) - neck;
  const [inner, low] = [SLIT.from[0], SLIT.from[1] + lift];
  const slope = (SLIT.to[1] - SLIT.from[1]) / (SLIT.to[0] - SLIT.from[0]);
  const first = line.findIndex(([, height]) => height >= 20.3 + lift - 1e-6);
  const last = line.findIndex(([radius, height]) => height > low + 4 && radius < 1.5);
  const mitre = line.slice(first, last + 1);
  const top = mitre.length - 1;
  const on = (place: number): Point => {
    const row = Math.min(top - 1, Math.max(0, Math.floor(place)));
    const [a, b] = [mitre[row] ?? [0, 0], mitre[row + 1] ?? [0, 0]];
    return [mix(a[0], b[0], place - row), mix(a[1], b[1], place - row)];
  };
  /** Where on the mitre the cut's plane, raised by `up`, is met at an angle. */
  const met = (angle: number, up: number): number => {
    let [from, to] = [0, top];
    for (let round = 0; round < 24; round += 1) {
      const middle = (from + to) / 2;
      const [radius, height] = on(middle);
      const plane = low + up + slope * Math.max(0, radius * Math.cos(angle) - inner);
      if (height < plane) from = middle;
      else to = middle;
    }
    return from;
  };
  const rows = 2 * along;
  const ring = (find: (angle: number) => Place): Place[] => angles(around).map(find);
  const half = SLIT.wide / 2;
  const cut =
    (up: number, deep: boolean) =>
    (angle: number): Place => {
      const [x, y, z] = at(on(met(angle, x0(angle) ? up : 0)), angle);
      return deep && x > inner ? [inner, low, z * 0.98] : [x, y, z];
    };
  const x0 = (angle: number): boolean => on(met(angle, 0))[0] * Math.cos(angle) > inner;
  const part = (angle: number, share: number, above: boolean): Place => {
    const edge = met(angle, x0(angle) ? (above ? half : -half) : 0);
    return at(on(above ? mix(edge, top, share) : edge * share), angle);
  };
  const shares = Array.from({ length: rows - 1 }, (_, row) => (row + 1) / rows);
  return walled([
    ...line.slice(0, first + 1).map((point) => ring((angle) => at(point, angle))),
    ...shares.map((share) => ring((angle) => part(angle, share, false))),
    ring(cut(-half, false)),
    ring(cut(-half, true)),
    ring(cut(half, true)),
    ring(cut(half, false)),
    ...shares.map((share) => ring((angle) => part(angle, share, true))),
    ...line.slice(last).map((point) => ring((angle) => at(point, angle))),
  ]);
}

/** A piece as a body, in forty-fifths of a square; the knight only as far as it is turned. */
export function turnedPiece(role: Role, fineness: Fineness): Solid {
  if (role === "queen") return crowned(fineness);
  if (role === "rook") return tower(fineness);
  if (role === "bishop") return slit(fineness);
  const body = turned(flattened(standing(role), fineness.along), fineness.around);
  return role === "king" ? together(body, cross(fineness)) : body;
}
