// The pieces as drawings.

import type { Color, Role } from "../../protocol";
import { pieceSvg } from "../pieces";

const SVG = "http://www.w3.org/2000/svg";
const known = new Map<string, Element>();

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
export function figure(color: Color, role: Role): Node {
  const name = color + role;
  let drawing = known.get(name);
  if (!drawing) {
    drawing = new DOMParser().parseFromString(
      pieceSvg(color, role),
      "image/svg+xml",
    ).documentElement;
    const place = { x: -47, y: -50, width: 94, height: 94 };
    for (const [key, value] of Object.entries(place)) drawing.setAttribute(key, `${value}`);
    known.set(name, drawing);
  }
  return document.importNode(drawing, true);
}
