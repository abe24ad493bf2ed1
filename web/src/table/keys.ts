// The keys of the board. Arrows walk and never touch; Enter lifts, and puts down.

import { ROLES } from "../board/placed";
import { rankOf, squareAt } from "../board/view";
import type { Role, Square } from "../protocol";
import { t } from "../words/words";
import type { AtTable } from "./at";
import { leftAfter } from "./clocks";
import { step } from "./grid";
import { handsAt } from "./hands";
import { again, announce } from "./live";
import { counted } from "./notation";
import { clockWords, moveList } from "./say";
import { settings } from "./settings";
import { spokenMove, spokenPiece, spokenSquare } from "./spoken";
import { typing } from "./typed";

/** What a key does from a square: the square to go to, or nothing if it is not ours. */
export function boardKey(
  event: KeyboardEvent,
  here: Square,
  white: boolean,
  at: AtTable,
): Square | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const up = white ? 1 : -1;
  switch (event.key) {
    case "ArrowUp":
      return step(here, 0, up);
    case "ArrowDown":
      return step(here, 0, -up);
    case "ArrowLeft":
      return step(here, -up, 0);
    case "ArrowRight":
      return step(here, up, 0);
    case "Home":
      return squareAt(white ? 0 : 7, rankOf(here));
    case "End":
      return squareAt(white ? 7 : 0, rankOf(here));
    case "Enter":
      enter(here, at);
      return here;
    case " ":
      if (at.strict && settings.value.spacePresses) return null;
      enter(here, at);
      return here;
    case "Escape":
      return put(here, at);
    case "x":
    case "Delete":
      if (at.strict) handsAt(at).removed(here);
      return here;
    default:
      return letter(
        event.key.length === 1 ? event.key.toLowerCase() : "",
        event.shiftKey,
        here,
        at,
      );
  }
}

/** Lifts what stands there, or puts down what is lifted. */
export function enter(here: Square, at: AtTable): void {
  const lifted = at.lifted.value;
  const piece = at.pieces.value.get(here);
  const held = lifted && at.pieces.value.get(lifted);
  const own = piece && (held ? held.color : at.takes(piece.color)) === piece.color;
  const hands = handsAt(at);
  if (!at.hand) return;
  if (lifted && lifted !== here && (!own || at.targets(lifted).includes(here))) {
    hands.release(lifted, here);
    if (!at.strict || !piece) announce(t("table-said-put", { square: spokenSquare(here) }));
    return;
  }
  if (lifted === here) {
    hands.release(here, here);
    announce(t("table-said-back"));
  } else if (piece && (own || at.strict)) {
    hands.touch(here);
    announce(t("table-said-lifted", { piece: spokenPiece(piece), square: spokenSquare(here) }));
  } else announce(describe(here, at));
}

function put(here: Square, at: AtTable): Square | null {
  if (!at.lifted.value) return null;
  at.lifted.value = null;
  announce(t("table-said-back"));
  return here;
}

function describe(here: Square, at: AtTable): string {
  const piece = at.pieces.value.get(here);
  return `${spokenSquare(here)}, ${piece ? spokenPiece(piece) : t("table-empty")}`;
}

function letter(key: string, back: boolean, here: Square, at: AtTable): Square | null {
  const now = at.now.value;
  const table = at.table.value;
  if (!now || !table || key === "") return null;
  if (key >= "1" && key <= "8") return squareAt(here.charCodeAt(0) - 97, Number(key) - 1);
  const role = ROLES[key];
  if (role) return nextPiece(role, back, here, at);
  switch (key) {
    case "o":
      announce(describe(here, at));
      return here;
    case "l": {
      const { color } = counted(table.state.start, now.ply - 1);
      const san = now.last?.san;
      announce(
        san ? t("table-said-move", { color, move: spokenMove(san) }) : t("table-said-no-move"),
      );
      return here;
    }
    case "t": {
      const clocks = now.clocks;
      if (!clocks) announce(t("table-no-clock"));
      else {
        const passed = performance.now() - table.clockRead;
        const left = (color: "white" | "black") => clockWords(leftAfter(clocks, color, passed));
        announce(t("table-said-clocks", { white: left("white"), black: left("black") }));
      }
      return here;
    }
    case "i":
      typing.value = true;
      return here;
    case "m":
      announce(at.strict ? t("table-said-no-help") : moveList(at, here));
      return here;
    case "c":
      if (at.strict && at.hand) at.plays("say_adjust");
      return here;
    case "a":
      again();
      return here;
    default:
      return null;
  }
}

/** The next square with a piece of that kind, from here on through the board. */
function nextPiece(role: Role, back: boolean, here: Square, at: AtTable): Square {
  const order = (square: Square): number => rankOf(square) * 8 + square.charCodeAt(0) - 97;
  const found = [...at.pieces.value]
    .filter(([, piece]) => piece.role === role)
    .map(([square]) => square)
    .sort((a, b) => order(a) - order(b));
  if (back) found.reverse();
  const past = (square: Square): boolean =>
    back ? order(square) < order(here) : order(square) > order(here);
  const next = found.find(past) ?? found[0];
  if (!next) announce(t("table-said-none"));
  return next ?? here;
}
