// The eye that looks at the board: where it is, how it turns, and what it sees where.

import {
  OrthographicCamera,
  PerspectiveCamera,
  type Ray,
  Raycaster,
  Vector2,
  Vector3,
} from "three";
import type { Color, Square } from "../../protocol";
import { fileOf, rankOf, squareAt } from "../view";

export type Kind = "mesa" | "maqueta";

/** Angles in radians: around the board from the player's side, and down from straight above. */
interface Look {
  readonly around: number;
  readonly down: number;
}

interface Limits {
  readonly home: Look;
  readonly around: number;
  readonly least: number;
  readonly most: number;
}

const degrees = (angle: number): number => (angle * Math.PI) / 180;

const LIMITS: Readonly<Record<Kind, Limits>> = {
  mesa: {
    home: { around: 0, down: degrees(41) },
    around: degrees(80),
    least: degrees(8),
    most: degrees(66),
  },
  maqueta: {
    home: { around: degrees(14), down: degrees(36) },
    around: degrees(80),
    least: degrees(4),
    most: degrees(62),
  },
};

/** On a narrower picture the board is not seen from a corner: its squares would be too small. */
const NARROW_PX = 560;

/** A drag across the whole width turns by so much. */
const TURN_PER_WIDTH = degrees(150);

/** What must always be seen: the frame's corners, and the heads that stand at the far edge. */
const SEEN: readonly Vector3[] = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((z) => [
    new Vector3(x * 4.55, 0, z * 4.55),
    new Vector3(x * 4.55, -0.35, z * 4.55),
    new Vector3(x * 3.8, 1.35, z * 3.8),
  ]),
);

/** Where what was captured stands, seen as well where there is room; `z` from the player's side. */
const ASIDE: readonly (readonly [number, number])[] = [-1, 1].flatMap((side) =>
  [-4, -0.6].map((z) => [side * 5.55, z] as const),
);

const MARGIN = 0.985;

/** The middle of a square on the board. */
export const middleOf = (square: Square): Vector3 =>
  new Vector3(fileOf(square) - 3.5, 0, 3.5 - rankOf(square));

/** The square below a point, if there is one. */
export function squareBelow(x: number, z: number): Square | null {
  const file = Math.floor(x + 4);
  const rank = Math.floor(4 - z);
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? null : squareAt(file, rank);
}

/** The camera of a view. */
export class Eye {
  readonly camera: PerspectiveCamera | OrthographicCamera;
  readonly #limits: Limits;
  readonly #caster = new Raycaster();
  /** How it was turned by hand; null while it is as it was at first. */
  #turned: Look | null = null;
  #bottom: Color = "white";
  #width = 1;
  #height = 1;

  constructor(kind: Kind) {
    this.#limits = LIMITS[kind];
    this.camera =
      kind === "mesa"
        ? new PerspectiveCamera(27, 1, 1, 80)
        : new OrthographicCamera(-5, 5, 5, -5, 1, 80);
  }

  get look(): Look {
    const { home } = this.#limits;
    return this.#turned ?? (this.#width < NARROW_PX ? { ...home, around: 0 } : home);
  }

  /** The size of what is looked at, in the page's pixels, and who sits below. */
  frame(width: number, height: number, bottom: Color): void {
    this.#width = Math.max(1, width);
    this.#height = Math.max(1, height);
    this.#bottom = bottom;
    this.#place();
  }

  /** Turns as a drag over so many pixels asks, within the limits. */
  turn(dx: number, dy: number): void {
    const { around, least, most } = this.#limits;
    const scale = TURN_PER_WIDTH / this.#width;
    const clamp = (value: number, low: number, high: number): number =>
      Math.min(high, Math.max(low, value));
    const { look } = this;
    this.#turned = {
      around: clamp(look.around - dx * scale, -around, around),
      down: clamp(look.down - dy * scale, least, most),
    };
    this.#place();
  }

  reset(): void {
    this.#turned = null;
    this.#place();
  }

  /** The ray into the board from a point in the page's pixels. */
  ray(x: number, y: number): Ray {
    const point = new Vector2((x / this.#width) * 2 - 1, 1 - (y / this.#height) * 2);
    this.#caster.setFromCamera(point, this.camera);
    return this.#caster.ray;
  }

  /** Where a point of the board is seen, in the page's pixels. */
  seen(point: Vector3): readonly [number, number] {
    const { x, y } = point.clone().project(this.camera);
    return [((x + 1) / 2) * this.#width, ((1 - y) / 2) * this.#height];
  }

  /** Brings the whole board into the picture, as large as it can be. */
  #place(): void {
    const { around, down } = this.look;
    const turn = around + (this.#bottom === "white" ? 0 : Math.PI);
    const way = new Vector3(
      Math.sin(turn) * Math.sin(down),
      Math.cos(down),
      Math.cos(turn) * Math.sin(down),
    );
    const { camera } = this;
    camera.up.set(-Math.sin(turn), 0, -Math.cos(turn));
    let [near, far] = [6, 60];
    for (let round = 0; round < 22; round += 1) {
      const middle = (near + far) / 2;
      const { wide, high } = this.#extent(way, middle);
      if (wide > MARGIN * 2 || high > MARGIN * 2) near = middle;
      else far = middle;
    }
    const { x, y } = this.#extent(way, far);
    this.#shift(-x, -y);
  }

  /** How much of the picture the board takes from a distance, and where its middle is. */
  #extent(way: Vector3, far: number): { wide: number; high: number; x: number; y: number } {
    const { camera } = this;
    const aspect = this.#width / this.#height;
    camera.position.copy(way).multiplyScalar(camera instanceof PerspectiveCamera ? far : 30);
    if (camera instanceof PerspectiveCamera) camera.aspect = aspect;
    else {
      const half = far / 4;
      Object.assign(camera, {
        left: -half * aspect,
        right: half * aspect,
        top: half,
        bottom: -half,
      });
    }
    camera.lookAt(0, 0, 0);
    camera.updateMatrixWorld();
    camera.updateProjectionMatrix();
    const near = this.#bottom === "white" ? 1 : -1;
    const aside = this.#width < NARROW_PX ? [] : ASIDE;
    const all = [...SEEN, ...aside.map(([x, z]) => new Vector3(near * x, 0, near * z))];
    const points = all.map((point) => point.clone().project(camera));
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [low, high] = [Math.min(...ys), Math.max(...ys)];
    return { wide: right - left, high: high - low, x: (left + right) / 2, y: (low + high) / 2 };
  }

  /** Moves the picture without moving the eye. */
  #shift(x: number, y: number): void {
    const { elements } = this.camera.projectionMatrix;
    const [column, sign] = this.camera instanceof PerspectiveCamera ? [8, -1] : [12, 1];
    elements[column] = (elements[column] ?? 0) + sign * x;
    elements[column + 1] = (elements[column + 1] ?? 0) + sign * y;
    this.camera.projectionMatrixInverse.copy(this.camera.projectionMatrix).invert();
  }
}
