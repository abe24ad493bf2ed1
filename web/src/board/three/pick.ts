// What a ray meets: the nearest piece that stands in its way, or the square behind.

import type { Ray } from "three";
import type { Square } from "../../protocol";
import { TALL } from "../pieces/profile";
import type { Placed } from "../view";
import { middleOf, squareBelow } from "./eye";
import { UNIT } from "./set";

/** Half of how wide a piece is to the touch, in squares. */
const WIDE = 0.23;

/** Where a ray meets the height of the board, if it does. */
export function ground(ray: Ray): readonly [number, number] | null {
  const { origin, direction } = ray;
  if (direction.y > -1e-6) return null;
  const far = -origin.y / direction.y;
  return [origin.x + direction.x * far, origin.z + direction.z * far];
}

/** How far along a ray it passes a piece, or null if it goes by. */
function meets(ray: Ray, piece: Placed): number | null {
  const { origin, direction } = ray;
  const foot = middleOf(piece.square);
  const [low, high] = [WIDE, TALL[piece.role] * UNIT - WIDE * 0.6];
  // The ray against the upright through the piece: both nearest points, the upright's within it.
  const flat = direction.x ** 2 + direction.z ** 2;
  const [ox, oz] = [foot.x - origin.x, foot.z - origin.z];
  const first =
    flat < 1e-9 ? -origin.y / direction.y : (ox * direction.x + oz * direction.z) / flat;
  const height = Math.min(high, Math.max(low, origin.y + first * direction.y));
  const far = ox * direction.x + (height - origin.y) * direction.y + oz * direction.z;
  const miss = Math.hypot(
    origin.x + far * direction.x - foot.x,
    origin.y + far * direction.y - height,
    origin.z + far * direction.z - foot.z,
  );
  return miss <= WIDE ? far : null;
}

/** The square a hand means: that of the piece it points at, or the one below. */
export function pointed(ray: Ray, pieces: readonly Placed[]): Square | null {
  let nearest: { far: number; square: Square } | null = null;
  for (const piece of pieces) {
    const far = meets(ray, piece);
    if (far !== null && (!nearest || far < nearest.far)) nearest = { far, square: piece.square };
  }
  if (nearest) return nearest.square;
  const below = ground(ray);
  return below ? squareBelow(...below) : null;
}
