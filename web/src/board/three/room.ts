// The room: the table with its felt, the board in its frame, and the light of a window.

import {
  BufferAttribute,
  BufferGeometry,
  CircleGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
} from "three";
import type { Color } from "../../protocol";
import type { Side } from "./light";
import { type Place, shaded, walled } from "./solid";
import type { Tier } from "./tiers";
import { boardTexture, feltTexture, HALF } from "./wood";

/** How thick the board is, in squares. */
const THICK = 0.34;

/** The board's edge, a little rounded. */
function edge(): BufferGeometry {
  const ring = (half: number, height: number): Place[] => [
    [-half, height, half],
    [half, height, half],
    [half, height, -half],
    [-half, height, -half],
  ];
  const body = walled([
    ring(HALF + 0.06, -THICK),
    ring(HALF + 0.06, -0.06),
    ring(HALF + 0.035, -0.015),
    ring(HALF - 0.01, -0.002),
  ]);
  const { position, normal, index } = shaded(body, 0.9);
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(position, 3));
  geometry.setAttribute("normal", new BufferAttribute(normal, 3));
  geometry.setIndex(new BufferAttribute(index, 1));
  return geometry;
}

/** All that does not move. */
export class Room {
  readonly group = new Group();
  readonly #window = new DirectionalLight("#fff1d6", 2.5);
  readonly #lamp = new DirectionalLight("#ffd9a8", 0.5);
  readonly #air = new HemisphereLight("#fff3e2", "#94795f", 1.55);
  readonly #board: MeshLambertMaterial | MeshStandardMaterial;
  readonly #meshes: Mesh[];
  #named = true;

  constructor(tier: Tier, rich: boolean) {
    const Matter = rich ? MeshStandardMaterial : MeshLambertMaterial;
    this.#board = new Matter({ map: boardTexture(true) });
    const felt = new MeshLambertMaterial({ map: feltTexture(), transparent: true });
    const top = new Mesh(new PlaneGeometry(2 * HALF, 2 * HALF).rotateX(-Math.PI / 2), this.#board);
    const table = new Mesh(new CircleGeometry(15, 48).rotateX(-Math.PI / 2), felt);
    const frame = new Mesh(edge(), new Matter({ color: "#4a2c1c" }));
    table.position.y = -THICK;
    table.renderOrder = -1;
    frame.castShadow = true;
    this.#meshes = [top, table, frame];
    for (const mesh of this.#meshes) mesh.receiveShadow = true;
    if (this.#board instanceof MeshStandardMaterial) this.#board.roughness = 0.82;
    const { shadow } = this.#window;
    this.#window.castShadow = true;
    Object.assign(shadow.camera, {
      left: -6.6,
      right: 6.6,
      top: 6.6,
      bottom: -6.6,
      near: 4,
      far: 24,
    });
    shadow.bias = -0.0006;
    shadow.normalBias = 0.02;
    shadow.radius = 3;
    this.group.add(...this.#meshes, this.#window, this.#lamp, this.#air);
    this.refine(tier);
  }

  /** The shadow's picture is as large as a tier allows. */
  refine(tier: Tier): void {
    const { shadow } = this.#window;
    shadow.mapSize.set(tier.shadow, tier.shadow);
    shadow.map?.dispose();
    shadow.map = null;
  }

  /** Lets the light in from a side of whoever sits below. */
  light(side: Side, bottom: Color): void {
    const across = (side === "left" ? -1 : 1) * (bottom === "white" ? 1 : -1);
    const near = bottom === "white" ? 1 : -1;
    this.#window.position.set(across * 6.5, 9.5, near * 2.2);
    this.#lamp.position.set(across * -6, 6, near * -4);
  }

  /** Whether letters and figures are on the frame. */
  name(named: boolean): void {
    if (named === this.#named) return;
    this.#named = named;
    this.#board.map?.dispose();
    this.#board.map = boardTexture(named);
  }

  close(): void {
    for (const { geometry, material } of this.#meshes) {
      geometry.dispose();
      if (material instanceof MeshLambertMaterial || material instanceof MeshStandardMaterial) {
        material.map?.dispose();
        material.dispose();
      }
    }
    this.#window.dispose();
  }
}
