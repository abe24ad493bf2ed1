// What stands on a board, with names that stay with the pieces as they move.

import type { Board, Color, Piece, Role, Square } from "../protocol";
import { fileOf, type Placed, rankOf, squareAt } from "./view";

/** The pieces by their letters in FEN and UCI. */
export const ROLES: Readonly<Record<string, Role>> = {
  p: "pawn",
  n: "knight",
  b: "bishop",
  r: "rook",
  q: "queen",
  k: "king",
};

/** The letter of a piece there. */
export const letterIn = (role: Role): string => (role === "knight" ? "n" : role.charAt(0));

export const other = (color: Color): Color => (color === "white" ? "black" : "white");

/** What stands where, read from the first field of a FEN. */
export function readBoard(board: Board): Map<Square, Piece> {
  const pieces = new Map<Square, Piece>();
  const [placement = ""] = board.split(" ");
  placement.split("/").forEach((row, index) => {
    let file = 0;
    for (const letter of row) {
      const role = ROLES[letter.toLowerCase()];
      if (role) {
        const color = letter === letter.toLowerCase() ? "black" : "white";
        pieces.set(squareAt(file, 7 - index), { color, role });
      }
      file += role ? 1 : Number(letter) || 0;
    }
  });
  return pieces;
}

const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));

/** The pieces with their keys: who stood there keeps it, and so does the nearest that moved. */
export function placed(
  now: ReadonlyMap<Square, Piece>,
  before: readonly Placed[],
): readonly Placed[] {
  const left = new Set(before);
  const kept = new Map<Square, Placed>();
  for (const one of before) {
    const piece = now.get(one.square);
    if (piece?.color === one.color && piece.role === one.role && !kept.has(one.square)) {
      kept.set(one.square, one);
      left.delete(one);
    }
  }
  let newest = Math.max(0, ...before.map((one) => Number(one.key.slice(1))));
  return [...now].map(([square, { color, role }]) => {
    const same = kept.get(square);
    if (same) return same;
    let nearest: Placed | undefined;
    for (const one of left) {
      if (one.color !== color || one.role !== role) continue;
      if (!nearest || distance(one.square, square) < distance(nearest.square, square)) {
        nearest = one;
      }
    }
    if (nearest) left.delete(nearest);
    else newest += 1;
    return { key: nearest?.key ?? `p${newest}`, square, color, role };
  });
}

/** A board after a move by its squares. Whether it is one of chess is for others to say. */
export function moved(before: ReadonlyMap<Square, Piece>, uci: string): Map<Square, Piece> {
  const board = new Map(before);
  const from = uci.slice(0, 2);
  const to = uci.slice(2, 4);
  const piece = board.get(from);
  if (!piece) return board;
  const there = board.get(to);
  board.delete(from);
  const step = fileOf(to) - fileOf(from);
  const ownRook = there?.role === "rook" && there.color === piece.color;
  if (piece.role === "king" && (ownRook || Math.abs(step) === 2)) {
    const rook = ownRook ? to : squareAt(step > 0 ? 7 : 0, rankOf(from));
    board.delete(rook);
    board.set(squareAt(step > 0 ? 6 : 2, rankOf(from)), piece);
    board.set(squareAt(step > 0 ? 5 : 3, rankOf(from)), { color: piece.color, role: "rook" });
    return board;
  }
  if (piece.role === "pawn" && step !== 0 && !there) {
    board.delete(squareAt(fileOf(to), rankOf(from)));
  }
  const role = ROLES[uci[4] ?? ""] ?? piece.role;
  board.set(to, { color: piece.color, role });
  return board;
}

const ORDER: readonly Role[] = ["queen", "rook", "bishop", "knight", "pawn"];

/** The pieces of a color that are gone from a board, the greatest first. */
export function captured(
  start: ReadonlyMap<Square, Piece>,
  now: ReadonlyMap<Square, Piece>,
  color: Color,
): Role[] {
  const count = (board: ReadonlyMap<Square, Piece>, role: Role): number =>
    [...board.values()].filter((piece) => piece.color === color && piece.role === role).length;
  // A promoted pawn is gone, but nobody captured it.
  const promoted = ORDER.filter((role) => role !== "pawn").reduce(
    (sum, role) => sum + Math.max(0, count(now, role) - count(start, role)),
    0,
  );
  return ORDER.flatMap((role) => {
    const gone = count(start, role) - count(now, role) - (role === "pawn" ? promoted : 0);
    return Array.from({ length: Math.max(0, gone) }, () => role);
  });
}
