// From what hands do at the board to facts: the hall's arbiter judges them, not this client.

import { batch } from "@preact/signals";
import { other } from "../board/placed";
import type { Hands } from "../board/view";
import { rankOf } from "../board/view";
import type { Color, Role, Square } from "../protocol";
import type { AtTable } from "./at";
import { settings } from "./settings";
import { sound } from "./sound";

/** The hands of whoever sits at a table. */
export const handsAt = (at: AtTable): Hands => (at.strict ? strict(at) : assisted(at));

/** Over the board: every touch is a fact, and every move counts, legal or not. */
function strict(at: AtTable): Hands {
  const touch = (square: Square, hand?: Color): void => {
    const piece = at.pieces.value.get(square);
    const color = hand ?? (piece && at.takes(piece.color));
    if (!piece || !color) return;
    batch(() => {
      at.plays({ touch: [square, "plain"] }, color);
      const own = piece.color === color;
      at.lifted.value = own ? square : at.lifted.value;
      at.grasped.value = own ? null : square;
    });
    sound("lift");
  };
  return {
    touch: (square) => touch(square),
    release(from, to) {
      if (from === to) {
        at.lifted.value = null;
        return;
      }
      const pieces = at.pieces.value;
      const piece = pieces.get(from);
      const color = piece && at.takes(piece.color);
      if (!piece || !color) return;
      const there = pieces.get(to);
      batch(() => {
        if (there && there.color !== piece.color) at.plays({ touch: [to, "plain"] }, color);
        const id = at.plays({ release: { from, to } }, color);
        at.pending.value = { id, from, to, ply: at.now.value?.ply ?? 0 };
        at.lifted.value = null;
        at.grasped.value = null;
        const last = piece.color === "white" ? 7 : 0;
        if (piece.role === "pawn" && rankOf(to) === last) {
          at.tray.value = { from, to, color: piece.color };
        }
      });
      sound(there ? "capture" : "place");
    },
    dropOff() {
      // The piece goes back, and stays touched.
      at.lifted.value = null;
    },
    removed(square) {
      // Who takes it off is the opponent, where it might be either.
      const piece = at.pieces.value.get(square);
      const color = at.mine === "both" && piece ? other(piece.color) : at.hand;
      if (!color) return;
      touch(square, color);
      at.plays({ remove: square }, color);
      at.grasped.value = null;
      sound("capture");
    },
  };
}

/** Online: a choice may change, and only what the hall sent is played without asking. */
function assisted(at: AtTable): Hands {
  return {
    touch(square) {
      if (at.lifted.value === square) return;
      at.lifted.value = square;
      at.tray.value = null;
      sound("lift");
    },
    release(from, to) {
      if (from === to) {
        at.lifted.value = null;
        return;
      }
      if (!at.onMove) {
        at.lifted.value = null;
        return;
      }
      const piece = at.pieces.value.get(from);
      if (piece && at.promotions(from, to) && !settings.value.autoQueen) {
        batch(() => {
          at.lifted.value = null;
          at.tray.value = { from, to, color: piece.color };
        });
        return;
      }
      const queen = at.promotions(from, to) ? "queen" : undefined;
      sound(at.pieces.value.has(to) ? "capture" : "place");
      at.play(from, to, queen);
    },
    dropOff() {
      at.lifted.value = null;
    },
    removed() {
      // Nobody takes pieces off by hand here.
    },
  };
}

/** A piece is taken from the tray. */
export function choose(at: AtTable, role: Role): void {
  const tray = at.tray.value;
  if (!tray) return;
  sound("place");
  if (at.strict) {
    at.plays({ release_new: [role, tray.to] }, tray.color);
    at.tray.value = null;
  } else {
    at.play(tray.from, tray.to, role);
  }
}
