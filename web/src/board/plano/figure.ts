// The pieces as drawings.

import type { Color, Role } from "../../protocol";

const SVG = "http://www.w3.org/2000/svg";
const LETTERS: Record<Role, string> = {
  king: "♚",
  queen: "♛",
  rook: "♜",
  bishop: "♝",
  knight: "♞",
  pawn: "♟",
};

/** An element of a drawing, with its attributes. */
export function draw<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number> = {},
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  return element;
}

/** A piece, in a square of 100 by 100 around the middle. */
export function figure(color: Color, role: Role): SVGElement {
  const text = draw("text", { class: `plano-letter ${color}`, y: 32, "text-anchor": "middle" });
  text.textContent = LETTERS[role];
  return text;
}
