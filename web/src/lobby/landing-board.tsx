// A corner of a board on the first page: a smothered mate.

import { pieceAddress } from "../board/pieces";
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

export function LandingBoard() {
  return (
    <svg class="landing-board" viewBox={`0 0 ${SQUARES} ${SQUARES}`} aria-hidden="true">
      {PIECES.map(([x, y, color, role]) => (
        <use key={`${x}${y}`} href={pieceAddress(color, role)} x={x} y={y} width={1} height={1} />
      ))}
    </svg>
  );
}
