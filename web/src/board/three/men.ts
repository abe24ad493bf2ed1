// The pieces on the board: where each is now, and where it is going.

import {
  type BufferGeometry,
  Color,
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  type Texture,
} from "three";
import type { Role, Color as Side, Square } from "../../protocol";
import type { Captured, Placed } from "../view";
import { middleOf } from "./eye";
import { pieceGeometry } from "./set";
import type { Tier } from "./tiers";
import { shadowTexture, woodTexture } from "./wood";

const ROLES: readonly Role[] = ["king", "queen", "rook", "bishop", "knight", "pawn"];
const SIDES: readonly Side[] = ["white", "black"];

/** How long a move takes, in milliseconds, and how high a piece is carried, in squares. */
const MOVE_MS = 190;
export const LIFT = 0.42;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

interface Man {
  piece: Placed;
  at: Spot;
  from: Spot;
  /** When it set out, by the frame's clock; null if it stands. */
  since: number | null;
}

const home = (piece: Placed): Spot => {
  const { x, z } = middleOf(piece.square);
  return { x, y: 0, z };
};

const kindOf = ({ color, role }: { color: Side; role: Role }): string => `${color} ${role}`;

/** What was captured stands on the table beside the far half of the board, in two files. */
const BESIDE = { x: 4.92, z: -3.95, file: 0.46, rank: 0.5, small: 0.66, low: -0.34 };

/** Where the captured pieces stand; black's to the right of whoever sits below as White. */
function beside(color: Side, index: number, bottom: Side): Spot {
  const near = bottom === "white" ? 1 : -1;
  const right = color === bottom ? -1 : 1;
  const x = right * (BESIDE.x + (index % 2) * BESIDE.file);
  return { x: near * x, y: BESIDE.low, z: near * (BESIDE.z + (index >> 1) * BESIDE.rank) };
}

/** All men of a board, drawn by kind. */
export class Men {
  readonly group = new Group();
  readonly #men = new Map<string, Man>();
  readonly #meshes = new Map<string, InstancedMesh>();
  readonly #shadows: InstancedMesh;
  readonly #held: Mesh;
  readonly #heldShadow: Mesh;
  readonly #woods: Readonly<Record<Side, Material>>;
  readonly #textures: readonly Texture[];
  readonly #geometries = new Map<Role, BufferGeometry>();
  #holding: string | null = null;
  #aside: readonly { color: Side; role: Role; at: Spot }[] = [];

  constructor(tier: Tier, rich: boolean) {
    const [wood, dark] = [woodTexture(), shadowTexture()];
    this.#textures = [wood, dark];
    this.#woods = { white: dyed("#fff0d2", wood, rich), black: dyed("#3b2b25", wood, rich) };
    const plane = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
    const soft = (strength: number): MeshBasicMaterial =>
      new MeshBasicMaterial({ map: dark, transparent: true, opacity: strength, depthWrite: false });
    this.#shadows = new InstancedMesh(plane, soft(0.3), 64);
    this.#shadows.frustumCulled = false;
    this.#shadows.position.y = 0.016;
    this.#shadows.renderOrder = 20;
    this.#heldShadow = new Mesh(plane, soft(0.78));
    this.#heldShadow.renderOrder = 21;
    this.#held = new Mesh(plane, this.#woods.white);
    this.#held.visible = false;
    this.#heldShadow.visible = false;
    this.group.add(this.#shadows, this.#heldShadow, this.#held);
    this.refine(tier);
  }

  /** Makes the set anew, as finely as a tier allows. */
  refine(tier: Tier): void {
    for (const role of ROLES) {
      this.#geometries.get(role)?.dispose();
      const geometry = pieceGeometry(role, tier.fineness);
      this.#geometries.set(role, geometry);
      for (const color of SIDES) {
        const known = this.#meshes.get(`${color} ${role}`);
        if (known) known.geometry = geometry;
        else this.#add(color, role, geometry);
      }
    }
    this.#held.visible = false;
    this.#place();
  }

  /** Puts what was captured beside the board. */
  aside(captured: Captured | undefined, bottom: Side): void {
    this.#aside = SIDES.flatMap((color) =>
      (captured?.[color] ?? []).map((role, index) => ({
        color,
        role,
        at: beside(color, index, bottom),
      })),
    );
  }

  /** Puts the pieces where a scene has them; `now` is null when nothing is to be seen moving. */
  show(pieces: readonly Placed[], now: number | null): void {
    const gone = new Set(this.#men.keys());
    for (const piece of pieces) {
      gone.delete(piece.key);
      const man = this.#men.get(piece.key);
      if (!man) {
        this.#men.set(piece.key, { piece, at: home(piece), from: home(piece), since: null });
        continue;
      }
      const moved = man.piece.square !== piece.square;
      man.piece = piece;
      if (now === null && piece.key !== this.#holding) this.#stand(man);
      else if (moved) this.#send(man, now);
    }
    for (const key of gone) {
      this.#men.delete(key);
      if (this.#holding === key) this.#holding = null;
    }
    this.#place();
  }

  /** Carries the piece of a square over a place of the board; tells whether there is one. */
  carry(square: Square, x: number, z: number): boolean {
    const found = [...this.#men.values()].find(({ piece }) => piece.square === square);
    if (!found) return false;
    found.since = null;
    found.at = { x, y: LIFT, z };
    this.#holding = found.piece.key;
    this.#place();
    return true;
  }

  /** Lets the carried piece go; it finds its own way to its square. */
  letGo(now: number | null): void {
    const man = this.#holding === null ? undefined : this.#men.get(this.#holding);
    this.#holding = null;
    if (!man) return;
    if (now === null) this.#stand(man);
    else this.#send(man, now);
    this.#place();
  }

  /** Moves all that are under way; tells whether any still is. */
  advance(now: number): boolean {
    let going = false;
    for (const man of this.#men.values()) {
      if (man.since === null || man.piece.key === this.#holding) continue;
      const share = Math.min(1, Math.max(0, (now - man.since) / MOVE_MS));
      const to = home(man.piece);
      const eased = 1 - (1 - share) ** 3;
      const far = Math.hypot(to.x - man.from.x, to.z - man.from.z);
      const hop = man.piece.role === "knight" ? 0.9 : 0.25;
      man.at = {
        x: man.from.x + (to.x - man.from.x) * eased,
        y: man.from.y * (1 - eased) + hop * Math.min(1, far) * Math.sin(Math.PI * eased),
        z: man.from.z + (to.z - man.from.z) * eased,
      };
      if (share < 1) going = true;
      else this.#stand(man);
    }
    this.#place();
    return going;
  }

  get moving(): boolean {
    return [...this.#men.values()].some((man) => man.since !== null);
  }

  close(): void {
    for (const mesh of [...this.#meshes.values(), this.#shadows]) mesh.dispose();
    for (const geometry of this.#geometries.values()) geometry.dispose();
    for (const { geometry, material } of [this.#shadows, this.#heldShadow]) {
      geometry.dispose();
      if (!Array.isArray(material)) material.dispose();
    }
    for (const material of Object.values(this.#woods)) material.dispose();
    for (const texture of this.#textures) texture.dispose();
  }

  #add(color: Side, role: Role, geometry: BufferGeometry): void {
    const mesh = new InstancedMesh(geometry, this.#woods[color], 64);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    mesh.frustumCulled = false;
    this.#meshes.set(`${color} ${role}`, mesh);
    this.group.add(mesh);
  }

  #stand(man: Man): void {
    man.at = home(man.piece);
    man.since = null;
  }

  #send(man: Man, now: number | null): void {
    if (now === null) this.#stand(man);
    else Object.assign(man, { from: man.at, since: now });
  }

  /** Tells the graphics card where everything is. */
  #place(): void {
    const counts = new Map<string, number>();
    let shadows = 0;
    this.#held.visible = false;
    this.#heldShadow.visible = false;
    for (const { piece, at } of this.#men.values()) {
      const kind = kindOf(piece);
      const geometry = this.#geometries.get(piece.role);
      const turn = piece.color === "white" ? 0 : Math.PI;
      if (piece.key === this.#holding && geometry) {
        this.#showHeld(piece, at, geometry, turn);
        continue;
      }
      const count = counts.get(kind) ?? 0;
      const place = new Matrix4().makeRotationY(turn).setPosition(at.x, at.y, at.z);
      this.#meshes.get(kind)?.setMatrixAt(count, place);
      counts.set(kind, count + 1);
      const wide = 0.86 - at.y * 0.3;
      this.#shadows.setMatrixAt(
        shadows,
        new Matrix4().makeScale(wide, 1, wide).setPosition(at.x, 0, at.z),
      );
      shadows += 1;
    }
    for (const { color, role, at } of this.#aside) {
      const kind = kindOf({ color, role });
      const count = counts.get(kind) ?? 0;
      const { small } = BESIDE;
      const turned = new Matrix4().makeRotationY(color === "white" ? 0 : Math.PI);
      const place = new Matrix4().makeScale(small, small, small).multiply(turned);
      this.#meshes.get(kind)?.setMatrixAt(count, place.setPosition(at.x, at.y, at.z));
      counts.set(kind, count + 1);
    }
    for (const [kind, mesh] of this.#meshes) {
      mesh.count = counts.get(kind) ?? 0;
      mesh.visible = mesh.count > 0;
      mesh.instanceMatrix.needsUpdate = true;
    }
    this.#shadows.count = shadows;
    this.#shadows.instanceMatrix.needsUpdate = true;
  }

  /** The piece in the hand throws its shadow straight down: there it will land. */
  #showHeld(piece: Placed, at: Spot, geometry: BufferGeometry, turn: number): void {
    this.#held.geometry = geometry;
    this.#held.material = this.#woods[piece.color];
    this.#held.position.set(at.x, at.y, at.z);
    this.#held.rotation.y = turn;
    this.#heldShadow.position.set(at.x, 0.02, at.z);
    this.#heldShadow.scale.setScalar(1.05);
    this.#held.visible = true;
    this.#heldShadow.visible = true;
  }
}

/** Wood that is oiled but not polished. */
function dyed(ink: string, map: Texture, rich: boolean): Material {
  const color = new Color(ink);
  return rich
    ? new MeshStandardMaterial({ color, map, roughness: 0.68, metalness: 0 })
    : new MeshLambertMaterial({ color, map });
}
