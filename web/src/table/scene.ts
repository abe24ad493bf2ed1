// What the board shows, whichever view shows it.

import { captured, placed, readBoard } from "../board/placed";
import type { Marks, Placed, Scene } from "../board/view";
import type { Color, Must, Now, Obligation, Piece, Square } from "../protocol";
import type { AtTable } from "./at";

/** What must be done, by its name, and what it is about: squares, a side, a piece. */
export function parted(must: Must): readonly [kind: string, about: readonly unknown[]] {
  if (typeof must === "object" && "play" in must) return ["play", [must.play.from, must.play.to]];
  const [kind = "any", about = []] =
    typeof must === "string" ? [] : (Object.entries(must)[0] ?? []);
  return [kind, typeof about === "string" ? [about] : Object.values(about)];
}

/** The squares of the pieces that an obligation is about. */
export const obligedSquares = (obligation: Obligation | null | undefined): Square[] =>
  parted(obligation?.must ?? "any")[1].filter((one): one is Square =>
    /^[a-h][1-8]$/.test(`${one}`),
  );

/** The squares of the last move. */
export function lastSquares(now: Now): Square[] {
  const uci = now.last?.uci;
  return uci && uci !== "0000" ? [uci.slice(0, 2), uci.slice(2, 4)] : [];
}

/** The pieces with what is in the hand, which is shown where it was put until the hall answers. */
export function withHand(at: AtTable): ReadonlyMap<Square, Piece> {
  const pieces = at.pieces.value;
  const put = at.pending.value ?? at.tray.value;
  const piece = put ? pieces.get(put.from) : undefined;
  if (!put || !piece) return pieces;
  const shown = new Map(pieces);
  shown.delete(put.from);
  shown.set(put.to, piece);
  return shown;
}

/** Makes scenes one after another, with names that stay with the pieces. */
export class Scenes {
  #before: readonly Placed[] = [];

  next(at: AtTable, bottom: Color, focus: Square | null): Scene {
    this.#before = placed(withHand(at), this.#before);
    const now = at.now.value;
    const lifted = at.lifted.value;
    const last = now ? lastSquares(now) : [];
    const { white, black } = at.letGo.value;
    const put = at.over || !now?.clocks ? [] : [...white, ...black];
    const marks: Marks = {
      last: put.length > 0 ? [] : last,
      unpressed: put.flatMap(({ from, to }) => [from, to]),
      obliged: at.over ? [] : obligedSquares(now?.obligation),
      lifted,
      targets: lifted ? at.targets(lifted) : [],
      focus,
    };
    const start = readBoard(at.table.value?.state.start ?? "");
    const gone = (color: Color) => captured(start, at.pieces.value, color);
    return {
      pieces: this.#before,
      captured: { white: gone("white"), black: gone("black") },
      marks,
      bottom,
      active: at.hand !== null && (at.playing || (at.strict && now?.stage === "paused")),
      strict: at.strict,
      mine: at.mine,
    };
  }
}
