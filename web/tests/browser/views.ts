// A view in depth with a fixed scene and no hall: `?view=maqueta&bottom=black&strict&light=right`.

import { mesa } from "../../src/board/three";
import { Picture } from "../../src/board/three/canvas";
import { Depth } from "../../src/board/three/depth";
import { middleOf, squareBelow } from "../../src/board/three/eye";
import { lightFrom } from "../../src/board/three/light";
import { ground } from "../../src/board/three/pick";
import { type Hands, type Marks, type Placed, type Scene, squareAt } from "../../src/board/view";
import type { Role } from "../../src/protocol";

const asked = new URLSearchParams(location.search);
const FIRST: readonly Role[] = [
  "rook",
  "knight",
  "bishop",
  "queen",
  "king",
  "bishop",
  "knight",
  "rook",
];

const start: readonly Placed[] = FIRST.flatMap((role, file): Placed[] => [
  { key: `a${file}`, square: squareAt(file, 0), color: "white", role },
  { key: `b${file}`, square: squareAt(file, 1), color: "white", role: "pawn" },
  { key: `c${file}`, square: squareAt(file, 6), color: "black", role: "pawn" },
  { key: `d${file}`, square: squareAt(file, 7), color: "black", role },
]);

/** After 1 e4 e5 2 Nf3 Nc6 3 Bb5, with all kinds of marks. */
const played: Readonly<Record<string, string>> = {
  b4: "e4",
  c4: "e5",
  a6: "f3",
  d1: "c6",
  a5: "b5",
};
const middle = start.map((one) => ({ ...one, square: played[one.key] ?? one.square }));

const none: Marks = {
  last: [],
  obliged: [],
  lifted: null,
  targets: [],
  unpressed: [],
  focus: null,
};
const all: Marks = {
  last: ["f1", "b5"],
  obliged: ["a7"],
  lifted: "d2",
  targets: ["d3", "d4", "e5"],
  unpressed: ["h4"],
  focus: "c3",
};

let scene: Scene = {
  pieces: asked.has("middle") ? middle : start,
  marks: asked.has("marks") ? all : none,
  captured: asked.has("captured")
    ? {
        white: ["queen", "rook", "bishop", "pawn", "pawn", "pawn"],
        black: ["rook", "knight", "pawn"],
      }
    : { white: [], black: [] },
  bottom: asked.get("bottom") === "black" ? "black" : "white",
  active: !asked.has("idle"),
  strict: asked.has("strict"),
  mine: asked.get("mine") === "black" ? "black" : "white",
};

const first = scene;
const told: string[] = [];
const hands: Hands = {
  touch: (square) => void told.push(`touch ${square}`),
  release: (from, to) => void told.push(`release ${from} ${to}`),
  dropOff: (from) => void told.push(`dropOff ${from}`),
  removed: (square) => void told.push(`removed ${square}`),
};

const host = document.getElementById("host") as HTMLElement;
Object.assign(host.style, { width: "100vw", height: "100vh" });
document.body.style.overflow = "hidden";
lightFrom(asked.get("light") === "right" ? "right" : "left");
const level = asked.has("level") ? Number(asked.get("level")) : undefined;
const view = new Depth(asked.get("view") === "maqueta" ? "maqueta" : "mesa", host, hands, level);
view.show(scene);

const bench = {
  view,
  told,
  change(some: Partial<Scene>): void {
    scene = { ...scene, ...some };
    view.show(scene);
  },
  /** Sets the board up anew. */
  fresh(some: Partial<Scene>): void {
    told.length = 0;
    bench.change({ ...first, ...some });
  },
  /** Lays every kind of mark. */
  mark: (): void => bench.change({ marks: all }),
  /** Two taps, one right after the other. */
  twice(clientX: number, clientY: number): void {
    const canvas = host.querySelector("canvas");
    for (const type of ["pointerdown", "pointerup", "pointerdown", "pointerup"]) {
      const at = { clientX, clientY, pointerId: 1, isPrimary: true, pointerType: "mouse" };
      canvas?.dispatchEvent(new PointerEvent(type, at));
    }
  },
  /** Puts a piece elsewhere, or away. */
  put(from: string, to: string | null): void {
    const pieces = scene.pieces
      .filter(({ square }) => square !== to && (to !== null || square !== from))
      .map((one) => (one.square === from && to !== null ? { ...one, square: to } : one));
    bench.change({ pieces });
  },
  /** Where a place above a square is seen, in the page's pixels. */
  seen: (square: string, height: number): readonly [number, number] =>
    view.eye.seen(middleOf(square).setY(height)),
  /** The square below a point of the page. */
  below(x: number, y: number): string | null {
    const place = ground(view.eye.ray(x, y));
    return place && squareBelow(...place);
  },
  /** Opens pictures one after another: a browser keeps no more than sixteen at a time. */
  pictures(count: number): void {
    for (let at = 0; at < count; at += 1)
      new Picture(
        () => false,
        () => undefined,
        0,
      ).close();
  },
  /** Opens a second view; whether it could be, and what it left behind. */
  async second(): Promise<{ opened: boolean; left: number }> {
    const place = document.createElement("div");
    document.body.append(place);
    try {
      const other = await mesa(place, hands);
      other.show(scene);
      other.close();
      return { opened: true, left: place.childElementCount };
    } catch {
      return { opened: false, left: place.childElementCount };
    } finally {
      place.remove();
    }
  },
  light: lightFrom,
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
document.title = "ready";
