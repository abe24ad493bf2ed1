// The pieces as drawings.

import type { Color, Role } from "../../protocol";
import { pieceAddress } from "../pieces";

const SVG = "http://www.w3.org/2000/svg";

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
export const figure = (color: Color, role: Role): Node =>
  draw("use", { href: pieceAddress(color, role), x: -47, y: -50, width: 94, height: 94 });
