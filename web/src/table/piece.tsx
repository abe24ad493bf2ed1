// A small drawing of a piece, for trays and rows of captured pieces.

import { pieceAddress } from "../board/pieces";
import type { Color, Role } from "../protocol";

export function PieceIcon({ color, role }: { color: Color; role: Role }) {
  return (
    <svg class="table-piece" aria-hidden="true">
      <use href={pieceAddress(color, role)} />
    </svg>
  );
}
