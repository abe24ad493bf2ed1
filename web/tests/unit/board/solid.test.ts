import { describe, expect, it } from "vitest";
import { TALL } from "../../../src/board/pieces/profile";
import { piece, pieceGeometry, UNIT } from "../../../src/board/three/set";
import { type Solid, welded } from "../../../src/board/three/solid";
import { firstLevel, Pace, TIERS } from "../../../src/board/three/tiers";
import type { Role } from "../../../src/protocol";

const ROLES: readonly Role[] = ["king", "queen", "rook", "bishop", "knight", "pawn"];
const COUNT: Readonly<Record<Role, number>> = {
  king: 2,
  queen: 2,
  rook: 4,
  bishop: 4,
  knight: 4,
  pawn: 16,
};
const EACH = ROLES.flatMap((role) => TIERS.map(({ fineness }) => [role, fineness] as const));

/** How often each edge is walked, one way and the other. */
function edges(solid: Solid): Map<string, [number, number]> {
  const { triangles } = welded(solid);
  const found = new Map<string, [number, number]>();
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = triangles.slice(at, at + 3);
    corners.forEach((a, index) => {
      const b = corners[(index + 1) % 3] ?? 0;
      const key = a < b ? `${a} ${b}` : `${b} ${a}`;
      const both = found.get(key) ?? [0, 0];
      both[a < b ? 0 : 1] += 1;
      found.set(key, both);
    });
  }
  return found;
}

/** The room a body takes; negative if it is inside out. */
function volume({ corners, triangles }: Solid): number {
  const at = (corner: number, axis: number): number => corners[corner * 3 + axis] ?? 0;
  let sum = 0;
  for (let index = 0; index < triangles.length; index += 3) {
    const [a = 0, b = 0, c = 0] = triangles.slice(index, index + 3);
    sum +=
      at(a, 0) * (at(b, 1) * at(c, 2) - at(b, 2) * at(c, 1)) +
      at(a, 1) * (at(b, 2) * at(c, 0) - at(b, 0) * at(c, 2)) +
      at(a, 2) * (at(b, 0) * at(c, 1) - at(b, 1) * at(c, 0));
  }
  return sum / 6;
}

describe("a piece in depth", () => {
  it.each(EACH)("the %s is closed and not inside out: %o", (role, fineness) => {
    const solid = piece(role, fineness);
    for (const [edge, [one, other]] of edges(solid)) {
      expect(one, `edge ${edge}`).toBe(other);
    }
    expect(volume(solid)).toBeGreaterThan(0.02);
    expect(solid.corners.every(Number.isFinite)).toBe(true);
  });

  it.each(EACH)("the %s is as tall as in a Staunton set, and stands on its square: %o", (...at) => {
    const [role, fineness] = at;
    const { corners } = piece(role, fineness);
    const heights = corners.filter((_, index) => index % 3 === 1);
    expect(Math.max(...heights)).toBeCloseTo(TALL[role] * UNIT, 1);
    expect(Math.min(...heights)).toBeCloseTo(0);
    const flat = corners.filter((_, index) => index % 3 !== 1);
    expect(Math.max(...flat.map(Math.abs))).toBeLessThan(0.4);
  });

  it.each(EACH)("the %s has a normal of length 1 at every corner: %o", (role, fineness) => {
    const normal = pieceGeometry(role, fineness).getAttribute("normal");
    for (let at = 0; at < normal.count; at += 1) {
      const long = Math.hypot(normal.getX(at), normal.getY(at), normal.getZ(at));
      expect(long).toBeCloseTo(1, 3);
    }
  });

  it("costs the poorest tier at most 150 000 triangles, with the shadow's picture", () => {
    const { fineness } = TIERS[0];
    const men = ROLES.reduce((sum, role) => {
      const index = pieceGeometry(role, fineness).getIndex();
      return sum + COUNT[role] * ((index?.count ?? 0) / 3);
    }, 0);
    expect(2 * men + 2000).toBeLessThan(150_000);
  });

  it("is finer in every richer tier", () => {
    for (const role of ROLES) {
      const [low, middle, high] = TIERS.map(
        ({ fineness }) => piece(role, fineness).triangles.length,
      );
      expect(low).toBeLessThan(middle ?? 0);
      expect(middle).toBeLessThan(high ?? 0);
    }
  });
});

describe("the pace of frames", () => {
  it("goes down after slow frames in a row, and never below the poorest", () => {
    const pace = new Pace(2);
    const slow = (): boolean[] => Array.from({ length: 8 }, () => pace.frame(40));
    expect(slow().filter(Boolean)).toHaveLength(1);
    expect(pace.level).toBe(1);
    slow();
    expect(pace.tier).toBe(TIERS[0]);
    expect(slow().some(Boolean)).toBe(false);
  });

  it("takes neither one slow frame nor a pause of the page for a slow machine", () => {
    const pace = new Pace(2);
    for (let round = 0; round < 50; round += 1) {
      pace.frame(round % 4 ? 40 : 12);
      if (round % 10 === 0) pace.frame(60_000);
    }
    expect(pace.level).toBe(2);
  });

  it("begins low in software, in the middle on a phone", () => {
    expect(firstLevel("ANGLE (Google, Vulkan 1.3 (SwiftShader Device))", false)).toBe(0);
    expect(firstLevel("llvmpipe (LLVM 15)", true)).toBe(0);
    expect(firstLevel("Adreno (TM) 610", true)).toBe(1);
    expect(firstLevel("Mesa Intel(R) UHD", false)).toBe(2);
  });
});
