// The marks on the board: flat shapes, each its own, so that color is never all.

import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
} from "three";
import type { Square } from "../../protocol";
import type { Scene } from "../view";
import { middleOf } from "./eye";

type Flat = readonly [number, number];

/** A filled outline that is convex, or a band between two outlines of as many corners. */
interface Part {
  readonly outer: readonly Flat[];
  readonly inner?: readonly Flat[];
  readonly ink: string;
  readonly strength: number;
}

const rectangle = (half: number): Flat[] => [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
];

const circle = (radius: number, from = 0, to = 2 * Math.PI, steps = 32): Flat[] =>
  Array.from({ length: steps + 1 }, (_, step): Flat => {
    const angle = from + ((to - from) * step) / steps;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

const frame = (half: number, wide: number, ink: string, strength: number): Part => ({
  outer: [...rectangle(half), [-half, -half]],
  inner: [...rectangle(half - wide), [-half + wide, -half + wide]],
  ink,
  strength,
});

const filled = (outer: readonly Flat[], ink: string, strength: number): Part => ({
  outer,
  ink,
  strength,
});

const turned = (points: readonly Flat[], quarter: number): Flat[] =>
  points.map(([x, z]) => {
    const [cos, sin] = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ][quarter] as [number, number];
    return [x * cos - z * sin, x * sin + z * cos];
  });

const quarters = [0, 1, 2, 3] as const;

/** A broken line along the square's edge. */
const dashes = (ink: string): Part[] =>
  quarters.flatMap((quarter) =>
    [-0.31, -0.105, 0.105, 0.31].map((at) => {
      const [from, to, low, high] = [at - 0.065, at + 0.065, -0.45, -0.38];
      const dash: Flat[] = [
        [from, low],
        [to, low],
        [to, high],
        [from, high],
      ];
      return filled(turned(dash, quarter), ink, 0.95);
    }),
  );

/** A ring of short arcs. */
const arcs = (ink: string): Part[] =>
  Array.from({ length: 8 }, (_, part): Part => {
    const [from, to] = [(part * Math.PI) / 4, ((part + 0.58) * Math.PI) / 4];
    return { outer: circle(0.47, from, to, 5), inner: circle(0.38, from, to, 5), ink, strength: 1 };
  });

const corner: readonly Flat[] = [
  [-0.49, -0.49],
  [-0.2, -0.49],
  [-0.49, -0.2],
];

/** Every mark, from the lowest. */
const SHAPES = {
  last: [filled(rectangle(0.5), "#e3b54a", 0.34)],
  unpressed: dashes("#2b1608"),
  obliged: arcs("#a01f10"),
  lifted: [filled(rectangle(0.47), "#f3d27a", 0.4), frame(0.48, 0.06, "#3f2a0a", 0.95)],
  target: [filled(circle(0.15), "#22300f", 0.72)],
  capture: quarters.map((quarter) => filled(turned(corner, quarter), "#22300f", 0.78)),
  focus: [frame(0.5, 0.07, "#12324f", 1), frame(0.43, 0.04, "#fdf6e3", 1)],
  landing: [
    filled(rectangle(0.47), "#fff3cf", 0.3),
    frame(0.5, 0.06, "#1d130a", 1),
    frame(0.44, 0.05, "#fff3cf", 1),
  ],
} as const satisfies Record<string, readonly Part[]>;

type Kind = keyof typeof SHAPES;

function geometryOf(parts: readonly Part[]): BufferGeometry {
  const position: number[] = [];
  const color: number[] = [];
  const index: number[] = [];
  for (const { outer, inner, ink, strength } of parts) {
    const first = position.length / 3;
    const { r, g, b } = new Color(ink);
    for (const [x, z] of [...outer, ...(inner ?? [])]) {
      position.push(x, 0, z);
      color.push(r, g, b, strength);
    }
    const count = outer.length;
    for (let at = 1; at < count; at += 1) {
      const [a, c] = [first + at - 1, first + at];
      if (inner) index.push(a, c, a + count, c, c + count, a + count);
      else if (at > 1) index.push(first, a, c);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(position), 3));
  geometry.setAttribute("color", new BufferAttribute(new Float32Array(color), 4));
  geometry.setIndex(index);
  return geometry;
}

/** Which squares bear which marks in a scene. */
export function marked({ marks, pieces }: Scene): Readonly<Record<Kind, readonly Square[]>> {
  const taken = new Set(pieces.map((piece) => piece.square));
  return {
    last: marks.last,
    unpressed: marks.unpressed,
    obliged: marks.obliged,
    lifted: marks.lifted === null ? [] : [marks.lifted],
    target: marks.targets.filter((square) => !taken.has(square)),
    capture: marks.targets.filter((square) => taken.has(square)),
    focus: marks.focus === null ? [] : [marks.focus],
    landing: [],
  };
}

/** All marks that lie on a board. */
export class Marks {
  readonly group = new Group();
  readonly #material = new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
  });
  readonly #meshes = new Map<Kind, InstancedMesh>();

  constructor() {
    const kinds = Object.keys(SHAPES) as Kind[];
    kinds.forEach((kind, order) => {
      const mesh = new InstancedMesh(geometryOf(SHAPES[kind]), this.#material, 64);
      mesh.position.y = 0.004 + order * 0.0012;
      mesh.renderOrder = order + 1;
      mesh.frustumCulled = false;
      this.#meshes.set(kind, mesh);
      this.group.add(mesh);
      this.#lay(kind, []);
    });
  }

  show(scene: Scene): void {
    for (const [kind, squares] of Object.entries(marked(scene))) {
      if (kind !== "landing") this.#lay(kind as Kind, squares);
    }
  }

  /** The frame of the square where the piece in the hand would land. */
  land(square: Square | null): void {
    this.#lay("landing", square === null ? [] : [square]);
  }

  close(): void {
    for (const mesh of this.#meshes.values()) {
      mesh.geometry.dispose();
      mesh.dispose();
    }
    this.#material.dispose();
  }

  #lay(kind: Kind, squares: readonly Square[]): void {
    const mesh = this.#meshes.get(kind);
    if (!mesh) return;
    mesh.count = Math.min(64, squares.length);
    mesh.visible = mesh.count > 0;
    squares.slice(0, 64).forEach((square, at) => {
      mesh.setMatrixAt(at, new Matrix4().setPosition(middleOf(square)));
    });
    mesh.instanceMatrix.needsUpdate = true;
  }
}
