import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { Eye, type Kind, middleOf, squareBelow } from "../../../src/board/three/eye";
import { ground, pointed } from "../../../src/board/three/pick";
import { type Placed, squareAt } from "../../../src/board/view";
import type { Color, Square } from "../../../src/protocol";

const SQUARES: readonly Square[] = Array.from({ length: 64 }, (_, at) =>
  squareAt(at % 8, Math.floor(at / 8)),
);
const SIZES = [
  [800, 800],
  [390, 390],
  [1280, 700],
  [360, 640],
] as const;
const TURNS = [
  [0, 0],
  [300, 40],
  [-260, -90],
  [5000, 5000],
  [-5000, -5000],
] as const;

const each = (["mesa", "maqueta"] satisfies Kind[]).flatMap((kind) =>
  (["white", "black"] satisfies Color[]).map((bottom) => [kind, bottom] as const),
);

function looking(kind: Kind, bottom: Color, size: readonly [number, number]): Eye {
  const eye = new Eye(kind);
  eye.frame(...size, bottom);
  return eye;
}

describe.each(each)("the eye of %s with %s below", (kind, bottom) => {
  it("finds every square again where it is seen, however it is turned", () => {
    for (const size of SIZES) {
      const eye = looking(kind, bottom, size);
      for (const [dx, dy] of TURNS) {
        eye.turn(dx, dy);
        for (const square of SQUARES) {
          const [x, y] = eye.seen(middleOf(square));
          const below = ground(eye.ray(x, y));
          expect(below && squareBelow(...below), `${square} at ${size} after ${dx} ${dy}`).toBe(
            square,
          );
          expect(pointed(eye.ray(x, y), [])).toBe(square);
        }
      }
    }
  });

  it("has the whole board in the picture, and none of it to spare", () => {
    for (const [width, height] of SIZES) {
      const eye = looking(kind, bottom, [width, height]);
      for (const [dx, dy] of TURNS) {
        eye.turn(dx, dy);
        const corners = [-4.5, 4.5].flatMap((x) =>
          [-4.5, 4.5].map((z) => eye.seen(new Vector3(x, 0, z))),
        );
        for (const [x, y] of corners) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(height);
        }
        const span = (axis: 0 | 1): number =>
          Math.max(...corners.map((one) => one[axis])) -
          Math.min(...corners.map((one) => one[axis]));
        expect(Math.max(span(0) / width, span(1) / height)).toBeGreaterThan(0.7);
      }
    }
  });

  it("has the own side below, and comes back to its chair", () => {
    const eye = looking(kind, bottom, [800, 800]);
    const [own, other] = bottom === "white" ? (["d1", "d8"] as const) : (["d8", "d1"] as const);
    const home = eye.seen(middleOf("a1"));
    expect(eye.seen(middleOf(own))[1]).toBeGreaterThan(eye.seen(middleOf(other))[1]);
    eye.turn(120, -30);
    expect(eye.seen(middleOf("a1"))).not.toEqual(home);
    eye.reset();
    expect(eye.seen(middleOf("a1"))).toEqual(home);
  });

  it("means the piece whose head it points at, though another square lies behind", () => {
    const pawn: Placed = { key: "p", square: "e4", color: "white", role: "pawn" };
    const king: Placed = { key: "k", square: "d4", color: "white", role: "king" };
    const eye = looking(kind, bottom, [800, 800]);
    for (const [piece, height] of [[pawn, 0.65] as const, [king, 1.25] as const]) {
      const head = middleOf(piece.square).setY(height);
      expect(pointed(eye.ray(...eye.seen(head)), [pawn, king])).toBe(piece.square);
    }
  });

  it("means the nearer of two pieces that stand one behind the other", () => {
    const [near, far] = bottom === "white" ? (["e1", "e2"] as const) : (["e8", "e7"] as const);
    const pieces: Placed[] = [
      { key: "far", square: far, color: bottom, role: "pawn" },
      { key: "near", square: near, color: bottom, role: "king" },
    ];
    const eye = new Eye("mesa");
    eye.frame(800, 800, bottom);
    eye.turn(0, -400);
    const foot = eye.seen(middleOf(near).setY(0.5));
    expect(pointed(eye.ray(...foot), pieces)).toBe(near);
    expect(pointed(eye.ray(...eye.seen(middleOf(far).setY(0.7))), pieces.slice(0, 1))).toBe(far);
  });
});

describe("the eye of maqueta", () => {
  it("looks from a corner only where there is room, and never takes back a turn by hand", () => {
    const eye = looking("maqueta", "white", [800, 800]);
    expect(eye.look.around).toBeGreaterThan(0);
    eye.frame(390, 390, "white");
    expect(eye.look.around).toBe(0);
    eye.turn(-60, 0);
    const turned = eye.look;
    eye.frame(800, 800, "white");
    expect(eye.look).toEqual(turned);
  });
});

describe("a ray", () => {
  it("that does not go down meets no board", () => {
    const eye = new Eye("mesa");
    eye.frame(400, 400, "white");
    const ray = eye.ray(200, 200);
    ray.direction.set(0, 0.2, -1).normalize();
    expect(ground(ray)).toBeNull();
    expect(pointed(ray, [])).toBeNull();
  });

  it("beside the board means no square", () => {
    expect(squareBelow(4.01, 0)).toBeNull();
    expect(squareBelow(0, -4.01)).toBeNull();
    expect(squareBelow(-3.99, 3.99)).toBe("a1");
    expect(squareBelow(3.99, -3.99)).toBe("h8");
  });
});
