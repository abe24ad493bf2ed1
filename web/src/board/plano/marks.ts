// Marks on the flat board: each has its own shape, so that color is never all.

import type { Square } from "../../protocol";
import type { Scene } from "../view";
import { draw } from "./figure";

type Corner = (square: Square) => readonly [number, number];

/** The drawings of all marks of a scene. */
export function drawMarks({ marks, pieces }: Scene, corner: Corner): SVGElement[] {
  const parts: SVGElement[] = [];
  const rect = (kind: string, square: Square, inset: number): void => {
    const [x, y] = corner(square);
    const size = 100 - 2 * inset;
    const place = { x: x + inset, y: y + inset, width: size, height: size };
    parts.push(draw("rect", { class: `plano-${kind}`, ...place }));
  };
  for (const square of marks.last) rect("last", square, 0);
  for (const square of marks.unpressed) rect("unpressed", square, 5);
  for (const square of marks.obliged) {
    const [x, y] = corner(square);
    parts.push(draw("circle", { class: "plano-obliged", cx: x + 50, cy: y + 50, r: 44 }));
  }
  if (marks.lifted) rect("lifted", marks.lifted, 3);
  const taken = new Set(pieces.map((piece) => piece.square));
  for (const square of marks.targets) {
    const [x, y] = corner(square);
    if (taken.has(square)) parts.push(draw("path", { class: "plano-capture", d: corners(x, y) }));
    else parts.push(draw("circle", { class: "plano-target", cx: x + 50, cy: y + 50, r: 14 }));
  }
  if (marks.focus) rect("focus", marks.focus, 4);
  return parts;
}

/** The four corners of a square. */
const corners = (x: number, y: number): string =>
  `M${x} ${y}h26l-26 26zM${x + 100} ${y}v26l-26 -26zM${x + 100} ${y + 100}h-26l26 -26z` +
  `M${x} ${y + 100}v-26l26 26z`;
