// Moves and squares as they are said aloud, by one's own choice.

import { ROLES } from "../board/placed";
import type { Color, Piece, Role, Square } from "../protocol";
import { t } from "../words/words";
import { written } from "./notation";
import { settings } from "./settings";

const byName = (): boolean => settings.value.speech === "names";

const lettered = (letter: string): Role => ROLES[letter.toLowerCase()] ?? "pawn";

/** The file of a square: the names for the ear are those of Appendix D of the Laws. */
const spokenFile = (square: Square): string => {
  const file = square.charAt(0);
  return byName() ? t("table-file", { file }) : file;
};

/** A square as it is said. */
export function spokenSquare(square: Square): string {
  return byName() ? `${spokenFile(square)} ${t("table-rank", { rank: square.slice(1) })}` : square;
}

const spokenRole = (role: Role): string =>
  t(byName() ? "table-piece-german" : "table-piece", { role });

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
    letter ? spokenRole(lettered(letter)) : "",
    file && rank
      ? spokenSquare(file + rank)
      : file || rank
        ? `${file && spokenFile(file)}${rank}`
        : "",
    takes ? t("table-said-takes") : "",
    spokenSquare(to),
    becomes ? spokenRole(lettered(becomes)) : "",
  ];
  return [parts.filter(Boolean).join(" "), end].filter(Boolean).join(", ");
}

/** Whose side it is, in words. */
export const spokenSide = (color: Color): string => t("table-side", { color });
