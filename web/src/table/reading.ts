// Reads a move as it is typed. Whether it is legal is not asked here: over the board that is for
// the players, and online the hall sends what is.

import { readBoard } from "../board/placed";
import { fileOf, rankOf, squareAt } from "../board/view";
import type { Color, Piece, Role, Square } from "../protocol";
import { roleOf } from "./notation";

/** A move by its squares. A king that castles by hand takes its rook along as a second step. */
export interface Typed {
  readonly from: Square;
  readonly to: Square;
  readonly role: Role;
  readonly becomes: Role | null;
  readonly rook: readonly [Square, Square] | null;
}

export type Reading = Typed | "unreadable" | "none" | "several";

type Pieces = ReadonlyMap<Square, Piece>;

const LONG = /^([a-h])([1-8])([a-h])([1-8])(\p{L}|[♔-♟])?$/u;
/** A pawn that captures: a small letter is a file where it can be one, and only then a piece. */
const PAWN = /^([a-h])([a-h][1-8])(\p{L}|[♔-♟])?$/u;
const SHORT = /^(\p{L}|[♔-♟])?([a-h])?([1-8])?([a-h][1-8])(\p{L}|[♔-♟])?$/u;

/** Reads it for a side; `legal` are the moves the hall sent, or nothing over the board. */
export function readTyped(
  text: string,
  pieces: Pieces,
  color: Color,
  legal: readonly string[] | null,
): Reading {
  const plain = text.trim().replace(/[-x:=+#()!?\s]/gu, "");
  const castling = /^(?:[O0o]{2,3})$/.test(plain) ? plain.length : 0;
  if (castling) return castle(castling === 2, pieces, color, legal);
  const long = LONG.exec(plain);
  if (long) {
    const [, file = "", rank = "", toFile = "", toRank = "", becomes] = long;
    const piece = pieces.get(file + rank);
    if (!piece) return "none";
    return made(file + rank, toFile + toRank, piece.role, becomes);
  }
  const pawn = PAWN.exec(plain);
  if (pawn) {
    const [, file = "", to = "", becomes] = pawn;
    const [from] = meant(pieces, { role: "pawn", color }, `${file}?`, to, legal);
    if (from) return made(from, to, "pawn", becomes);
  }
  const short = SHORT.exec(plain) ?? SHORT.exec(plain.charAt(0).toUpperCase() + plain.slice(1));
  if (!short) return "unreadable";
  const [, letter, file, rank, to = "", becomes] = short;
  const role = letter ? roleOf(letter) : "pawn";
  if (!role) return "unreadable";
  const found = meant(pieces, { role, color }, (file ?? "?") + (rank ?? "?"), to, legal);
  if (found.length > 1) return "several";
  return found[0] ? made(found[0], to, role, becomes) : "none";
}

/** The squares of the pieces of a kind that may be meant; `from` has a `?` for what is not told. */
const meant = (
  pieces: Pieces,
  { role, color }: Piece,
  from: string,
  to: Square,
  legal: readonly string[] | null,
): Square[] =>
  [...pieces]
    .filter(([square, piece]) => {
      if (piece.color !== color || piece.role !== role) return false;
      if (![...from].every((sign, at) => sign === "?" || sign === square[at])) return false;
      return legal
        ? legal.some((uci) => uci.startsWith(square + to))
        : reaches(pieces, square, to, piece);
    })
    .map(([square]) => square);

function made(from: Square, to: Square, role: Role, becomes: string | undefined): Reading {
  const promoted = becomes ? roleOf(becomes) : null;
  if (becomes && !promoted) return "unreadable";
  return { from, to, role, becomes: promoted, rook: null };
}

function castle(
  short: boolean,
  pieces: Pieces,
  color: Color,
  legal: readonly string[] | null,
): Reading {
  const king = [...pieces].find(([, piece]) => piece.color === color && piece.role === "king")?.[0];
  if (!king) return "none";
  const rank = rankOf(king);
  const to = squareAt(short ? 6 : 2, rank);
  if (!legal) {
    const rook = [squareAt(short ? 7 : 0, rank), squareAt(short ? 5 : 3, rank)] as const;
    return { from: king, to, role: "king", becomes: null, rook };
  }
  const side = legal.find((uci) => {
    const square = uci.slice(2, 4);
    const there = pieces.get(square);
    const far = Math.abs(fileOf(square) - fileOf(king)) === 2;
    const onRook = there?.color === color && there.role === "rook";
    return uci.startsWith(king) && (far || onRook) && fileOf(square) > fileOf(king) === short;
  });
  if (!side) return "none";
  return { from: king, to: side.slice(2, 4), role: "king", becomes: null, rook: null };
}

/** Whether a piece moves that way at all, with nothing in between: which piece a writer means. */
function reaches(pieces: Pieces, from: Square, to: Square, { role, color }: Piece): boolean {
  const files = fileOf(to) - fileOf(from);
  const ranks = rankOf(to) - rankOf(from);
  const [wide, high] = [Math.abs(files), Math.abs(ranks)];
  if (role === "knight") return wide * high === 2;
  if (role === "king") return Math.max(wide, high) === 1;
  if (role === "pawn") {
    const ahead = color === "white" ? ranks : -ranks;
    const home = color === "white" ? 1 : 6;
    if (wide === 1) return ahead === 1;
    return wide === 0 && (ahead === 1 || (ahead === 2 && rankOf(from) === home));
  }
  const straight = wide === 0 || high === 0;
  const diagonal = wide === high;
  if (!(role !== "bishop" && straight) && !(role !== "rook" && diagonal)) return false;
  const steps = Math.max(wide, high);
  for (let index = 1; index < steps; index += 1) {
    const file = fileOf(from) + Math.sign(files) * index;
    if (pieces.has(squareAt(file, rankOf(from) + Math.sign(ranks) * index))) return false;
  }
  return steps > 0;
}

/** The pieces of a start, as FEN. */
export const startPieces = (fen: string): Pieces => readBoard(fen);
