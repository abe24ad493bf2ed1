// Moves as one writes them. They come from the hall with English letters.

import type { Color, Role } from "../protocol";
import { language } from "../words/words";
import { settings } from "./settings";

type Letters = Readonly<Record<"K" | "Q" | "R" | "B" | "N", string>>;

const SPANISH: Letters = { K: "R", Q: "D", R: "T", B: "A", N: "C" };
const ENGLISH: Letters = { K: "K", Q: "Q", R: "R", B: "B", N: "N" };
const FIGURINES: Letters = { K: "♔", Q: "♕", R: "♖", B: "♗", N: "♘" };

const LETTER: Record<Role, keyof Letters | null> = {
  king: "K",
  queen: "Q",
  rook: "R",
  bishop: "B",
  knight: "N",
  pawn: null,
};

export function letters(): Letters {
  const { notation } = settings.value;
  if (notation === "figurine") return FIGURINES;
  const own = notation === "own" ? language.value : notation;
  return own === "es" ? SPANISH : ENGLISH;
}

/** A move in one's own letters. */
export const written = (san: string, own: Letters = letters()): string =>
  san.replace(/[KQRBN]/g, (letter) => own[letter as keyof Letters]);

/** The letter of a piece; a pawn has none. */
export function letterOf(role: Role): string {
  const letter = LETTER[role];
  return letter ? letters()[letter] : "";
}

/** The piece that a letter means to its writer, small or great; English letters are known too. */
export function roleOf(letter: string): Role | null {
  const great = letter.toUpperCase();
  for (const set of [letters(), ENGLISH, FIGURINES]) {
    for (const [role, key] of Object.entries(LETTER) as [Role, keyof Letters | null][]) {
      if (key && set[key] === great) return role;
    }
  }
  return null;
}

/** The number before a half-move: `12.` for White, `12…` for Black. */
export const numbered = (number: number, color: Color): string =>
  color === "white" ? `${number}.` : `${number}…`;

/** The number and side of each half-move from a start, as FEN. */
export function counted(start: string, index: number): { number: number; color: Color } {
  const fields = start.split(" ");
  const first = Number(fields[5] ?? 1) || 1;
  const fromWhite = index + (fields[1] === "b" ? 1 : 0);
  return {
    number: first + Math.floor(fromWhite / 2),
    color: fromWhite % 2 === 0 ? "white" : "black",
  };
}
