// Pointers over a view in depth: they carry a piece, or they turn the camera.

import type { Square } from "../../protocol";
import { Gesture } from "../gesture";
import { type Hands, owns, type Scene } from "../view";
import { type Eye, middleOf, squareBelow } from "./eye";
import { ground, pointed } from "./pick";

/** As in `Gesture`: from how many pixels on a press becomes a drag. */
const MOUSE_PX = 5;
const FINGER_PX = 10;
/** Two taps within this time and distance are one double tap. */
const DOUBLE_MS = 350;
const DOUBLE_PX = 24;
/** How far from the middle of the board a piece may be carried, in squares. */
const REACH = 6;

/** What a view does when fingers ask. */
export interface Moved {
  /** A piece is carried over a place, and would land on a square or beside the board. */
  carried(from: Square, x: number, z: number, landing: Square | null): void;
  /** Whatever was carried is let go. */
  letGo(): void;
  /** The camera has been turned. */
  turned(): void;
}

interface Press {
  readonly pointer: number;
  readonly slack: number;
  readonly square: Square | null;
  /** From the pointer's place on the board to the middle of the piece, in squares. */
  readonly offset: readonly [number, number];
  readonly start: readonly [number, number];
  last: readonly [number, number];
  landing: Square | null;
  turning: boolean;
}

/** One person's pointers at one view. */
export class Fingers {
  readonly #gesture: Gesture;
  #press: Press | null = null;
  #tapped: { readonly at: readonly [number, number]; readonly when: number } | null = null;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    hands: Hands,
    private readonly scene: () => Scene | null,
    private readonly eye: Eye,
    private readonly moved: Moved,
  ) {
    this.#gesture = new Gesture(hands, scene);
    canvas.addEventListener("pointerdown", this.#down);
    canvas.addEventListener("pointermove", this.#move);
    canvas.addEventListener("pointerup", this.#up);
    canvas.addEventListener("pointercancel", this.#lost);
    canvas.addEventListener("lostpointercapture", this.#lost);
    addEventListener("keydown", this.#key);
    addEventListener("blur", this.#away);
    document.documentElement.addEventListener("pointerleave", this.#left);
  }

  cancel(): void {
    this.#press = null;
    this.moved.letGo();
    this.#gesture.cancel();
  }

  close(): void {
    this.cancel();
    removeEventListener("keydown", this.#key);
    removeEventListener("blur", this.#away);
    document.documentElement.removeEventListener("pointerleave", this.#left);
  }

  #at(event: PointerEvent): readonly [number, number] {
    const box = this.canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  readonly #down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const point = this.#at(event);
    const ray = this.eye.ray(...point);
    const square = pointed(ray, this.scene()?.pieces ?? []);
    const finger = event.pointerType === "touch";
    if (this.#press) this.cancel();
    this.#gesture.down(event.pointerId, finger, square, event.clientX, event.clientY);
    this.canvas.setPointerCapture(event.pointerId);
    if (!event.isPrimary) return;
    const below = ground(ray);
    const middle = square === null ? null : middleOf(square);
    this.#press = {
      pointer: event.pointerId,
      slack: finger ? FINGER_PX : MOUSE_PX,
      square,
      offset: middle && below ? [middle.x - below[0], middle.z - below[1]] : [0, 0],
      start: point,
      last: point,
      landing: null,
      turning: false,
    };
  };

  readonly #move = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press) this.#hover(event);
    if (press?.pointer !== event.pointerId) return;
    const point = this.#at(event);
    if (this.#gesture.move(event.pointerId, event.clientX, event.clientY)) {
      this.#carry(press, point);
      return;
    }
    const far = Math.hypot(point[0] - press.start[0], point[1] - press.start[1]);
    if (!press.turning && far <= press.slack) return;
    press.turning = true;
    this.eye.turn(point[0] - press.last[0], point[1] - press.last[1]);
    press.last = point;
    this.moved.turned();
  };

  /** The shadow, not the pointer, decides where the piece would land. */
  #carry(press: Press, point: readonly [number, number]): void {
    const from = this.#gesture.drag?.from;
    const below = ground(this.eye.ray(...point));
    if (from === undefined) return;
    if (!below) {
      press.landing = null;
      return;
    }
    const [x, z] = [below[0] + press.offset[0], below[1] + press.offset[1]];
    const reach = Math.min(1, REACH / Math.max(Math.abs(x), Math.abs(z), 1e-6));
    press.landing = squareBelow(x, z);
    this.moved.carried(from, x * reach, z * reach, press.landing);
  }

  readonly #up = (event: PointerEvent): void => {
    const press = this.#press;
    const mine = press?.pointer === event.pointerId;
    const drag = this.#gesture.drag;
    if (mine) {
      this.#press = null;
      this.moved.letGo();
    }
    this.#gesture.up(event.pointerId, mine ? press.landing : null);
    if (mine && !drag && !press.turning) this.#tap(press);
  };

  /** Two taps where nothing stands bring the camera back. */
  #tap({ square, start }: Press): void {
    const empty = !this.scene()?.pieces.some((piece) => piece.square === square);
    const before = this.#tapped;
    const when = performance.now();
    this.#tapped = empty ? { at: start, when } : null;
    if (!empty || !before || when - before.when > DOUBLE_MS) return;
    if (Math.hypot(start[0] - before.at[0], start[1] - before.at[1]) > DOUBLE_PX) return;
    this.#tapped = null;
    this.eye.reset();
    this.moved.turned();
  }

  #hover(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    const scene = this.scene();
    const square = scene?.active ? pointed(this.eye.ray(...this.#at(event)), scene.pieces) : null;
    const piece = scene?.pieces.find((one) => one.square === square);
    const liftable = piece && scene?.mine && (owns(scene, piece) || scene.strict);
    this.canvas.style.cursor = liftable ? "pointer" : "grab";
  }

  readonly #lost = (event: PointerEvent): void => {
    if (this.#press?.pointer === event.pointerId) {
      this.#press = null;
      this.moved.letGo();
    }
    this.#gesture.lost(event.pointerId);
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && this.#gesture.drag) this.cancel();
    const { target } = event;
    const typing =
      target instanceof HTMLElement &&
      (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));
    if (event.key !== "0" || typing || event.ctrlKey || event.altKey || event.metaKey) return;
    this.eye.reset();
    this.moved.turned();
  };

  readonly #away = (): void => this.cancel();

  readonly #left = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && this.#gesture.drag) this.cancel();
  };
}
