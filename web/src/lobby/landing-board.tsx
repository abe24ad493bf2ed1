// A corner of a board on the first page: a smothered mate.

import { useEffect, useRef } from "preact/hooks";
import type { Color, Role } from "../protocol";

const SQUARES = 5;
/** Column and row from the upper left corner, which is d8. */
const PIECES: readonly (readonly [number, number, Color, Role])[] = [
  [4, 0, "black", "king"],
  [3, 0, "black", "rook"],
  [3, 1, "black", "pawn"],
  [4, 1, "black", "pawn"],
  [2, 1, "white", "knight"],
  [0, 3, "white", "bishop"],
  [1, 4, "white", "pawn"],
];

/** The board; the pieces come when they are loaded, after the words. */
export function LandingBoard() {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    import("../board/pieces").then(
      ({ pieceSvg }) => {
        const parser = new DOMParser();
        const pieces = PIECES.map(([column, row, color, role]) => {
          const piece = parser.parseFromString(pieceSvg(color, role), "image/svg+xml");
          const element = document.createElement("div");
          element.style.left = `${(column * 100) / SQUARES}%`;
          element.style.top = `${(row * 100) / SQUARES}%`;
          element.append(piece.documentElement);
          return element;
        });
        board.current?.replaceChildren(...pieces);
      },
      () => board.current?.replaceChildren(),
    );
  }, []);
  return <div class="landing-board" aria-hidden="true" ref={board} />;
}
