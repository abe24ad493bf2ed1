// The flat board: one drawing, changed only where the scene has changed.

import type { Square } from "../../protocol";
import { Gesture } from "../gesture";
import {
  type BoardView,
  fileOf,
  type Hands,
  owns,
  type Placed,
  rankOf,
  type Scene,
  squareAt,
} from "../view";
import { draw, figure } from "./figure";
import { drawMarks } from "./marks";
import "./plano.css";

interface Shown {
  readonly piece: Placed;
  readonly element: SVGGElement;
}

interface Held {
  readonly pointer: number;
  /** From the middle of the piece to the pointer, in squares. */
  readonly dx: number;
  readonly dy: number;
  readonly finger: boolean;
}

/** The flat view of a board. */
export class Plano implements BoardView {
  readonly #svg = draw("svg", { class: "plano", viewBox: "0 0 800 800" });
  readonly #names = draw("g", { class: "plano-names" });
  readonly #marks = draw("g");
  readonly #pieces = draw("g");
  readonly #air = draw("g", { class: "plano-air" });
  readonly #shown = new Map<string, Shown>();
  readonly #gesture: Gesture;
  #scene: Scene | null = null;
  #held: Held | null = null;
  #landing: Square | null = null;

  constructor(
    private readonly host: HTMLElement,
    hands: Hands,
  ) {
    this.#gesture = new Gesture(hands, () => this.#scene);
    this.#svg.append(...wood(), this.#names, this.#marks, this.#pieces, this.#air);
    host.append(this.#svg);
    this.#svg.addEventListener("pointerdown", this.#down);
    this.#svg.addEventListener("touchstart", this.#grasp, { passive: false });
    this.#svg.addEventListener("pointermove", this.#move);
    this.#svg.addEventListener("pointerup", this.#up);
    this.#svg.addEventListener("pointercancel", this.#lost);
    this.#svg.addEventListener("lostpointercapture", this.#lost);
    addEventListener("keydown", this.#key);
    addEventListener("blur", this.#away);
    document.documentElement.addEventListener("pointerleave", this.#left);
  }

  show(scene: Scene): void {
    const turned = this.#scene?.bottom !== scene.bottom;
    if (turned || !scene.active) this.cancel();
    this.#scene = scene;
    if (turned) this.#writeNames();
    this.#svg.classList.toggle("still", turned);
    this.#marks.replaceChildren(...drawMarks(scene, (square) => this.#corner(square)));
    const gone = new Set(this.#shown.keys());
    for (const piece of scene.pieces) {
      gone.delete(piece.key);
      this.#put(piece);
    }
    for (const key of gone) {
      this.#shown.get(key)?.element.remove();
      this.#shown.delete(key);
    }
    this.#drawHeld();
  }

  cancel(): void {
    this.#gesture.cancel();
    this.#letGo();
  }

  resize(): void {
    // The drawing fills its place by itself.
  }

  close(): void {
    this.cancel();
    removeEventListener("keydown", this.#key);
    removeEventListener("blur", this.#away);
    document.documentElement.removeEventListener("pointerleave", this.#left);
    this.#svg.remove();
  }

  /** The upper left corner of a square. */
  #corner(square: Square): [number, number] {
    const white = this.#scene?.bottom !== "black";
    const file = white ? fileOf(square) : 7 - fileOf(square);
    const rank = white ? 7 - rankOf(square) : rankOf(square);
    return [file * 100, rank * 100];
  }

  /** The square at a point of the drawing, in squares from its upper left corner. */
  #square(x: number, y: number): Square | null {
    const file = Math.floor(x);
    const row = Math.floor(y);
    if (file < 0 || file > 7 || row < 0 || row > 7) return null;
    return this.#scene?.bottom !== "black" ? squareAt(file, 7 - row) : squareAt(7 - file, row);
  }

  #at(event: { clientX: number; clientY: number }): [number, number] {
    const box = this.host.getBoundingClientRect();
    return [
      ((event.clientX - box.left) * 8) / box.width,
      ((event.clientY - box.top) * 8) / box.height,
    ];
  }

  /** A finger on a piece that hands may carry carries it; anywhere else it scrolls the page. */
  readonly #grasp = (event: TouchEvent): void => {
    const [touch] = event.changedTouches;
    const square = touch && this.#square(...this.#at(touch));
    const piece = this.#scene?.pieces.find((one) => one.square === square);
    const mine = this.#scene?.strict || owns(this.#scene, piece);
    if (piece && mine && this.#scene?.active) event.preventDefault();
  };

  readonly #down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const [x, y] = this.#at(event);
    const square = this.#square(x, y);
    const finger = event.pointerType === "touch";
    this.#gesture.down(event.pointerId, finger, square, event.clientX, event.clientY);
    this.#svg.setPointerCapture(event.pointerId);
    if (square === null) return;
    const [left, top] = this.#corner(square);
    const [dx, dy] = [x - left / 100 - 0.5, y - top / 100 - 0.5];
    this.#held = { pointer: event.pointerId, dx, dy, finger };
  };

  readonly #move = (event: PointerEvent): void => {
    const held = this.#held;
    if (held?.pointer !== event.pointerId) return;
    if (!this.#gesture.move(event.pointerId, event.clientX, event.clientY)) return;
    const [x, y] = this.#at(event);
    this.#landing = this.#square(x - held.dx, y - held.dy);
    this.#drawHeld(x - held.dx, y - held.dy);
  };

  readonly #up = (event: PointerEvent): void => {
    const landing = this.#landing;
    this.#letGo();
    this.#gesture.up(event.pointerId, landing);
  };

  readonly #lost = (event: PointerEvent): void => {
    if (this.#held?.pointer === event.pointerId) this.#letGo();
    this.#gesture.lost(event.pointerId);
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && this.#gesture.drag) this.cancel();
  };

  readonly #away = (): void => this.cancel();

  readonly #left = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && this.#gesture.drag) this.cancel();
  };

  #letGo(): void {
    this.#held = null;
    this.#landing = null;
    this.#air.replaceChildren();
    for (const { element } of this.#shown.values()) element.classList.remove("held");
  }

  /** The piece in the hand, its shadow, and the frame of the square where it will land. */
  #drawHeld(x?: number, y?: number): void {
    const drag = this.#gesture.drag;
    if (!drag || x === undefined || y === undefined || !this.#held) return;
    const held = [...this.#shown.values()].find(({ piece }) => piece.square === drag.from);
    if (!held) {
      this.cancel();
      return;
    }
    held.element.classList.add("held");
    const parts: SVGElement[] = [];
    if (this.#landing !== null) {
      const [left, top] = this.#corner(this.#landing);
      const frame = { x: left + 4, y: top + 4, width: 92, height: 92, rx: 4 };
      parts.push(draw("rect", { class: "plano-landing", ...frame }));
    }
    const [left, top] = [x * 100, y * 100];
    const raised = this.#held.finger ? 62 : 12;
    parts.push(draw("ellipse", { class: "plano-shadow", cx: left, cy: top + 26, rx: 38, ry: 17 }));
    const scale = this.#held.finger ? 1.35 : 1.08;
    const hand = draw("g", { transform: `translate(${left} ${top - raised}) scale(${scale})` });
    hand.append(figure(held.piece.color, held.piece.role));
    this.#air.replaceChildren(...parts, hand);
  }

  #put(piece: Placed): void {
    let shown = this.#shown.get(piece.key);
    if (!shown || shown.piece.role !== piece.role || shown.piece.color !== piece.color) {
      shown?.element.remove();
      const element = draw("g", { class: "plano-piece" });
      element.append(figure(piece.color, piece.role));
      this.#pieces.append(element);
      shown = { piece, element };
    }
    const [left, top] = this.#corner(piece.square);
    if (shown.piece.square !== piece.square) this.#pieces.append(shown.element);
    shown.element.style.transform = `translate(${left + 50}px, ${top + 50}px)`;
    this.#shown.set(piece.key, { piece, element: shown.element });
  }

  #writeNames(): void {
    const texts: SVGElement[] = [];
    for (let index = 0; index < 8; index += 1) {
      const across = this.#square(index, 7) ?? "a1";
      const along = this.#square(0, index) ?? "a1";
      const file = draw("text", { x: index * 100 + 92, y: 793, "text-anchor": "end" });
      file.textContent = across.slice(0, 1);
      file.classList.toggle("on-dark", (index + 7) % 2 === 1);
      const rank = draw("text", { x: 6, y: index * 100 + 24 });
      rank.textContent = along.slice(1);
      rank.classList.toggle("on-dark", index % 2 === 1);
      texts.push(file, rank);
    }
    this.#names.replaceChildren(...texts);
  }
}

/** The squares: all light, and the dark ones in one stroke. */
function wood(): SVGElement[] {
  let dark = "";
  for (let row = 0; row < 8; row += 1) {
    for (let file = (row + 1) % 2; file < 8; file += 2) {
      dark += `M${file * 100} ${row * 100}h100v100h-100z`;
    }
  }
  return [
    draw("rect", { class: "plano-light", width: 800, height: 800 }),
    draw("path", { class: "plano-dark", d: dark }),
  ];
}
