// From pointers to what hands do. Nothing is drawn here, and no rule is known.

import type { Square } from "../protocol";
import { type Hands, owns, type Scene } from "./view";

/** From how many pixels on a press becomes a drag. */
const MOUSE_PX = 5;
const FINGER_PX = 10;

/** A piece on its way. */
export interface Drag {
  readonly from: Square;
  /** It is the other side's, taken off by hand. */
  readonly enemy: boolean;
}

interface Press {
  readonly pointer: number;
  readonly square: Square;
  readonly x: number;
  readonly y: number;
  readonly slack: number;
}

/** One pair of hands at one board. */
export class Gesture {
  #press: Press | null = null;
  #drag: Drag | null = null;
  /** After a cancel nothing counts until every pointer is up. */
  readonly #down = new Set<number>();
  #blocked = false;

  constructor(
    private readonly hands: Hands,
    private readonly scene: () => Scene | null,
  ) {}

  /** The piece that is being dragged, if one is. */
  get drag(): Drag | null {
    return this.#drag;
  }

  /** A pointer comes down; on no square is beside the board. */
  down(pointer: number, finger: boolean, square: Square | null, x: number, y: number): void {
    this.#down.add(pointer);
    if (this.#down.size > 1) {
      this.cancel();
      this.#blocked = true;
    }
    if (this.#blocked || square === null || !this.scene()?.active) return;
    this.#press = { pointer, square, x, y, slack: finger ? FINGER_PX : MOUSE_PX };
  }

  /** It moves; tells whether a drag goes on. */
  move(pointer: number, x: number, y: number): boolean {
    const press = this.#press;
    if (press?.pointer !== pointer) return false;
    if (this.#drag) return true;
    if (Math.hypot(x - press.x, y - press.y) <= press.slack) return false;
    const scene = this.scene();
    const piece = scene?.pieces.find((one) => one.square === press.square);
    const own = owns(scene, piece);
    if (!scene || !piece || !(own || (scene.strict && scene.mine))) {
      this.#press = null;
      return false;
    }
    this.#drag = { from: press.square, enemy: !own };
    // Over the board a touch is a fact: it is told with the release, so that a cancel is nothing.
    if (!scene.strict) this.hands.touch(press.square);
    return true;
  }

  /** It comes up, with the shadow on a square or beside the board. */
  up(pointer: number, landing: Square | null): void {
    this.#down.delete(pointer);
    const press = this.#press;
    const drag = this.#drag;
    const scene = this.scene();
    if (this.#down.size === 0) this.#blocked = false;
    if (press?.pointer !== pointer) return;
    this.#press = null;
    this.#drag = null;
    if (!scene) return;
    if (!drag) this.#tap(scene, press.square);
    else if (drag.enemy) {
      if (landing === drag.from) this.hands.touch(drag.from);
      else this.hands.removed(drag.from);
    } else {
      if (scene.strict) this.hands.touch(drag.from);
      if (landing === null) this.hands.dropOff(drag.from);
      else this.hands.release(drag.from, landing);
    }
  }

  /** Ends it with nothing done. */
  cancel(): void {
    const cancelled = this.#drag;
    this.#press = null;
    this.#drag = null;
    if (this.#down.size > 0) this.#blocked = true;
    if (cancelled && !this.scene()?.strict) this.hands.dropOff(cancelled.from);
  }

  /** A pointer is gone without coming up. */
  lost(pointer: number): void {
    if (this.#press?.pointer === pointer) this.cancel();
    this.#down.delete(pointer);
    if (this.#down.size === 0) this.#blocked = false;
  }

  #tap(scene: Scene, square: Square): void {
    const { lifted, targets } = scene.marks;
    const piece = scene.pieces.find((one) => one.square === square);
    const held = scene.pieces.find((one) => one.square === lifted);
    const own = owns(scene, piece) && (!held || held.color === piece?.color);
    if (lifted !== null && lifted !== square && (!own || targets.includes(square))) {
      this.hands.release(lifted, square);
    } else if (lifted !== null && lifted === square) {
      this.hands.release(square, square);
    } else if (own || (piece && scene.strict && scene.mine)) {
      this.hands.touch(square);
    }
  }
}
