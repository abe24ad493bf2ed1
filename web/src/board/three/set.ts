// The bodies of the set as the graphics card takes them, each made once for its fineness.

import { BufferAttribute, BufferGeometry } from "three";
import type { Role } from "../../protocol";
import { knight } from "./horse";
import { placed, type Solid, shaded } from "./solid";
import { type Fineness, turnedPiece } from "./turned";

/** From forty-fifths of a square to squares, a little slimmer than on paper. */
export const UNIT = 0.92 / 45;

/** The knight does not look to the side, but half ahead, so that one knows it from behind. */
const KNIGHT_TURN = -0.85;

/** Edges sharper than this stay edges: on what is turned, and on what is carved. */
const CREASE = 0.62;
const CARVED = 1.15;

/** A piece of the set, in squares, standing on height 0. */
export function piece(role: Role, fineness: Fineness): Solid {
  const body = role === "knight" ? knight(fineness) : turnedPiece(role, fineness);
  const turn = role === "knight" ? KNIGHT_TURN : 0;
  const [cos, sin] = [Math.cos(turn) * UNIT, Math.sin(turn) * UNIT];
  return placed(body, (x, y, z) => [x * cos + z * sin, y * UNIT, z * cos - x * sin]);
}

/** A piece with normals, and the grain of the wood lying through it from foot to head. */
export function pieceGeometry(role: Role, fineness: Fineness): BufferGeometry {
  const { position, normal, index } = shaded(
    piece(role, fineness),
    role === "knight" ? CARVED : CREASE,
  );
  const grain = new Float32Array((position.length / 3) * 2);
  for (let at = 0; at < position.length / 3; at += 1) {
    const [x = 0, y = 0, z = 0] = position.subarray(at * 3, at * 3 + 3);
    grain[at * 2] = x * 1.3 + z * 0.6;
    grain[at * 2 + 1] = y * 0.5;
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(position, 3));
  geometry.setAttribute("normal", new BufferAttribute(normal, 3));
  geometry.setAttribute("uv", new BufferAttribute(grain, 2));
  geometry.setIndex(new BufferAttribute(index, 1));
  return geometry;
}
