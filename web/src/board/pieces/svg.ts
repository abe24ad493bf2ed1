// The pieces on paper: attributes only, so that no policy on styles can take anything away.

import type { Color, Role } from "../../protocol";
import { arc, type Curve, endOf, mapped, type Point, pathOf, reversed, type Step } from "./curve";
import {
  BACK,
  BROW,
  CHEEK,
  CREST,
  EARS,
  EYE,
  FACE,
  FRONT,
  LOCKS,
  MOUTH,
  NOSTRIL,
  THROAT,
} from "./knight";
import { BATTLEMENTS, CORONET, CROSS, PLINTH_STEPS, PROFILES, SLIT } from "./profile";

/** The colors a side is drawn with. */
interface Inks {
  readonly fill: string;
  readonly shade: string;
  readonly light: string;
  readonly edge: string;
  readonly line: string;
}

const INKS: Readonly<Record<Color, Inks>> = {
  white: { fill: "#f7ead0", shade: "#dfc79b", light: "#fffaf0", edge: "#33231a", line: "#4a3527" },
  black: { fill: "#3b2d27", shade: "#261b17", light: "#5d4a40", edge: "#150d0a", line: "#cdb48f" },
};

const MIDDLE = 22.5;
const GROUND = 42;

/** From heights to the paper, the radius stretched by `wide`. */
const onPaper =
  (wide: number) =>
  ([radius, height]: Point): Point => [MIDDLE + radius * wide, GROUND - height];

/** What lies between a profile stretched to two widths; from -1 to 1 it is the whole piece. */
function between(curve: Curve, left: number, right: number): string {
  return `${pathOf(mapped(curve, onPaper(right)), reversed(mapped(curve, onPaper(left))))}Z`;
}

const filled = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

const drawn = (d: string, ink: string, wide: number): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${wide}"/>`;

const outlined = (d: string, inks: Inks): string =>
  `<path d="${d}" fill="${inks.fill}" stroke="${inks.edge}" stroke-width="1.5"/>`;

/** A ring seen a little from above. */
function ringLine([radius, height]: Point): string {
  const y = GROUND - height;
  const edge = radius - 0.4;
  return `M${MIDDLE - edge} ${y}Q${MIDDLE} ${y + 0.9} ${MIDDLE + edge} ${y}`;
}

/** The points of the coronet as one sees them from the side, from right to left. */
function teeth(): Curve {
  const { points, deep, top, wide } = CORONET;
  const seen = points / 2;
  const across = (tooth: number): number =>
    wide * (1 - (2 * tooth) / seen) * (1.12 - 0.12 * Math.abs(1 - (2 * tooth) / seen));
  const steps = Array.from({ length: seen }, (_, tooth): Step => {
    const low: Point = [across(tooth + 0.5) * 0.94, top - deep * 1.2];
    const [from, to] = [across(tooth), across(tooth + 1)];
    const pull = 0.6;
    return [
      from + (low[0] - from) * pull,
      top + (low[1] - top) * pull,
      to + (low[0] - to) * pull,
      top + (low[1] - top) * pull,
      to,
      top,
    ];
  });
  return { start: [wide, top], steps };
}

/** The merlons from the side, from right to left. */
function merlons(): Curve {
  const { deep, top } = BATTLEMENTS;
  const gap = (from: number, to: number): Step[] => [
    [from, top],
    [from, top - deep],
    [to, top - deep],
    [to, top],
  ];
  return { start: [6.6, top], steps: [...gap(6.6, 3), ...gap(-3, -6.6)] };
}

/** What closes the outline above, between the right side and the left. */
const CRESTS: Readonly<Partial<Record<Role, Curve>>> = { queen: teeth(), rook: merlons() };

function silhouette(role: Role): string {
  const { curve } = PROFILES[role];
  const crest = CRESTS[role];
  const left = reversed(mapped(curve, onPaper(-1)));
  const right = mapped(curve, onPaper(1));
  return `${crest ? pathOf(right, mapped(crest, onPaper(1)), left) : pathOf(right, left)}Z`;
}

/** A turned piece: outline, the light from the left, the shade on the right, the rings. */
function turnedPiece(role: Role, inks: Inks): string {
  const { curve, rings } = PROFILES[role];
  const solid = { start: curve.start, steps: curve.steps.slice(0, CRESTS[role] ? -1 : undefined) };
  const foot = solid.steps[PLINTH_STEPS - 1] ?? solid.start;
  const body = { start: endOf(foot), steps: solid.steps.slice(PLINTH_STEPS) };
  return (
    outlined(silhouette(role), inks) +
    filled(between(solid, 0.42, 0.93), inks.shade) +
    filled(between(body, -0.74, -0.54), inks.light) +
    rings.map((ring) => drawn(ringLine(ring), inks.line, 0.8)).join("")
  );
}

/** The ball that stands in the coronet. */
function orb(inks: Inks): string {
  const ball = arc([0, 36.8], 2.5, 0, 2 * Math.PI);
  return outlined(`${pathOf(mapped({ start: [2.5, 36.8], steps: ball }, onPaper(1)))}Z`, inks);
}

function slit(inks: Inks): string {
  const [from, to] = [onPaper(1)(SLIT.from), onPaper(1)(SLIT.to)];
  return drawn(pathOf({ start: from, steps: [to] }), inks.line, 1.3);
}

const cross = (inks: Inks): string => outlined(`${pathOf(mapped(CROSS, onPaper(1)))}Z`, inks);

function horse(inks: Inks): string {
  const [near, far] = EARS.map((ear) => `${pathOf(ear)}Z`);
  const head = `${pathOf(FRONT, reversed(FACE), reversed(BACK))}Z`;
  const mane = `${pathOf(BACK, reversed(CREST))}Z`;
  const lines = (...curves: readonly Curve[]): string =>
    curves.map((line) => pathOf(line)).join("");
  return (
    outlined(`${far}`, inks) +
    outlined(head, inks) +
    filled(`${pathOf(THROAT)}Z`, inks.shade) +
    `<path d="${mane}" fill="${inks.shade}" stroke="${inks.edge}" stroke-width="1.1"/>` +
    outlined(`${near}`, inks) +
    drawn(lines(...LOCKS), inks.line, 0.8) +
    drawn(lines(CHEEK, MOUTH, NOSTRIL, BROW), inks.line, 0.9) +
    filled(`${pathOf(EYE)}Z`, inks.line)
  );
}

/** How each piece is built up, from what lies behind. */
const BUILT: Readonly<Record<Role, (inks: Inks) => string>> = {
  king: (inks) => cross(inks) + turnedPiece("king", inks),
  queen: (inks) => orb(inks) + turnedPiece("queen", inks),
  rook: (inks) => turnedPiece("rook", inks),
  bishop: (inks) => turnedPiece("bishop", inks) + slit(inks),
  knight: (inks) => horse(inks) + turnedPiece("knight", inks),
  pawn: (inks) => turnedPiece("pawn", inks),
};

/** A piece, drawn on a paper of 45 by 45. */
const piece = (color: Color, role: Role): string =>
  `<g stroke-linecap="round" stroke-linejoin="round">${BUILT[role](INKS[color])}</g>`;

const COLORS: readonly Color[] = ["white", "black"];
const ROLES: readonly Role[] = ["king", "queen", "rook", "bishop", "knight", "pawn"];

/** The whole set, each piece a symbol by color and role: `pieces.svg` is this, and a test sees to it. */
export const set = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...COLORS.flatMap((color) =>
      ROLES.map(
        (role) =>
          `<symbol id="${color}-${role}" viewBox="0 0 45 45">${piece(color, role)}</symbol>`,
      ),
    ),
    "</svg>\n",
  ].join("\n");
