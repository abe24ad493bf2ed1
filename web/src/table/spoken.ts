// Moves and squares as they are said aloud, by one's own choice.

import type { Color, Piece, Role, Square } from "../protocol";
import { t } from "../words/words";
import { written } from "./notation";
import { settings } from "./settings";

/** The names of the files and ranks for the ear, after Appendix D of the Laws. */
const FILES: Record<string, string> = {
  a: "Anna",
  b: "Bella",
  c: "Cesar",
  d: "David",
  e: "Eva",
  f: "Felix",
  g: "Gustav",
  h: "Hector",
};
const RANKS = ["", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];
const GERMAN: Record<Role, string> = {
  king: "König",
  queen: "Dame",
  rook: "Turm",
  bishop: "Läufer",
  knight: "Springer",
  pawn: "Bauer",
};
const LETTERS: Record<string, Role> = {
  K: "king",
  Q: "queen",
  R: "rook",
  B: "bishop",
  N: "knight",
};

/** A square as it is said. */
export function spokenSquare(square: Square): string {
  if (settings.value.speech !== "names") return square;
  return `${FILES[square[0] ?? ""] ?? ""} ${RANKS[Number(square[1])] ?? ""}`.trim();
}

const spokenRole = (role: Role): string =>
  settings.value.speech === "names" ? GERMAN[role] : t("table-piece", { role });

/** A piece with its color. */
export const spokenPiece = ({ color, role }: Piece): string =>
  t("table-piece-of", { color, role, name: spokenRole(role) });

const SAN = /^([KQRBN])?([a-h])?([1-8])?(x)?([a-h][1-8])(?:=([QRBN]))?([+#])?/;

/** A move as it is said: `caballo f3`, `dama por d5`, `enroque corto`. */
export function spokenMove(san: string): string {
  if (settings.value.speech === "algebraic") return written(san);
  const sign = san.at(-1);
  const end = sign === "+" ? t("table-said-check") : sign === "#" ? t("table-said-mate") : "";
  const castling = san.startsWith("O-O-O") ? "queen" : san.startsWith("O-O") ? "king" : null;
  if (castling)
    return [t("table-said-castling", { side: castling }), end].filter(Boolean).join(", ");
  const found = SAN.exec(san);
  if (!found) return san;
  const [, letter, file = "", rank = "", takes, to = "", becomes] = found;
  const parts = [
    letter ? spokenRole(LETTERS[letter] ?? "pawn") : "",
    file && rank
      ? spokenSquare(file + rank)
      : file || rank
        ? `${FILES[file] && settings.value.speech === "names" ? FILES[file] : file}${rank}`
        : "",
    takes ? t("table-said-takes") : "",
    spokenSquare(to),
    becomes ? spokenRole(LETTERS[becomes] ?? "queen") : "",
  ];
  return [parts.filter(Boolean).join(" "), end].filter(Boolean).join(", ");
}

/** Whose side it is, in words. */
export const spokenSide = (color: Color): string => t("table-side", { color });
