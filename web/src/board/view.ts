// What every view of the board shows and tells: the flat one and the two in depth are alike.

import type { Color, Role, Square } from "../protocol";

/** A piece on its square. The key stays with the piece as it moves, so that it can be animated. */
export interface Placed {
  readonly key: string;
  readonly square: Square;
  readonly color: Color;
  readonly role: Role;
}

/** Squares that are marked, each by shape as well as by color. */
export interface Marks {
  /** The last move, from and to. */
  readonly last: readonly Square[];
  /** A piece one must move or capture (touch-move); both players see it. */
  readonly obliged: readonly Square[];
  /** The piece that is lifted or chosen. */
  readonly lifted: Square | null;
  /** Where it may go; always empty over the board. */
  readonly targets: readonly Square[];
  /** A move made that is not completed: the clock is not pressed. */
  readonly unpressed: readonly Square[];
  /** The keyboard's square, while the grid has the focus. */
  readonly focus: Square | null;
}

/** What was captured of each side. */
export type Captured = Readonly<Record<Color, readonly Role[]>>;

/** All that a view shows. */
export interface Scene {
  readonly pieces: readonly Placed[];
  /** What was captured of each side, the greatest first; only a view in depth has a place for it. */
  readonly captured?: Captured;
  readonly marks: Marks;
  /** Who sits below. */
  readonly bottom: Color;
  /** Whether the hands may do anything: false for spectators and when the game is over. */
  readonly active: boolean;
  /** Over the board touch counts, and nothing helps. */
  readonly strict: boolean;
  /** Whose pieces may be lifted. Enemy pieces too over the board: touched to capture. */
  readonly mine: Color | "both" | null;
}

/** Whether the hands at the board may lift a piece. */
export const owns = (scene: Scene | null | undefined, piece: Placed | undefined): boolean =>
  piece !== undefined && (scene?.mine === "both" || piece.color === scene?.mine);

/** What hands do at the board; the table turns it into facts. */
export interface Hands {
  /** A piece is lifted or tapped. */
  touch(square: Square): void;
  /** A lifted piece is let go on a square; on its origin it was only touched. */
  release(from: Square, to: Square): void;
  /** A lifted piece is put down beside the board. */
  dropOff(from: Square): void;
  /** A piece is dragged off the board without being the one that moves (capturing by hand). */
  removed(square: Square): void;
}

/** A view of the board, in its element. */
export interface BoardView {
  /** Shows a scene; called on every change, never with half of one. */
  show(scene: Scene): void;
  /** Ends whatever drag goes on, with nothing done. */
  cancel(): void;
  /** The size has changed. */
  resize(): void;
  /** Takes everything away. */
  close(): void;
}

/** Said at the host of a view that can draw no longer: the graphics card took its picture away. */
export const LOST = "view-lost";

/** Makes a view in an element that it fills; the element is `aria-hidden`, the grid is apart. */
export type MakeView = (host: HTMLElement, hands: Hands) => BoardView | Promise<BoardView>;

/** `e4` as file 4 and rank 3. */
export const fileOf = (square: Square): number => square.charCodeAt(0) - 97;
export const rankOf = (square: Square): number => square.charCodeAt(1) - 49;
export const squareAt = (file: number, rank: number): Square =>
  String.fromCharCode(97 + file) + String.fromCharCode(49 + rank);
