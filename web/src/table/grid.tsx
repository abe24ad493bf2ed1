// The board for keyboard and ear: a grid over the drawing, with one stop and a focus that roves.

import type { Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { fileOf, rankOf, squareAt } from "../board/view";
import type { Color, Square } from "../protocol";
import { t } from "../words/words";
import type { AtTable } from "./at";
import { boardKey, enter } from "./keys";
import { spokenPiece, spokenSquare } from "./spoken";

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7] as const;

interface Props {
  at: AtTable;
  bottom: Color;
  focus: Signal<Square | null>;
}

export function Grid({ at, bottom, focus }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const home = useRef<Square>(bottom === "white" ? "e2" : "e7");
  const pieces = at.pieces.value;
  const lifted = at.lifted.value;
  const white = bottom === "white";

  const key = (event: KeyboardEvent): void => {
    const here = (event.target as HTMLElement | null)?.dataset.square;
    if (!here) return;
    const next = boardKey(event, here, white, at);
    if (next === null) return;
    event.preventDefault();
    if (next === here) return;
    home.current = next;
    grid.current?.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus();
  };

  // Whoever comes back comes back to where they were.
  const tab = focus.value ?? home.current;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table would be read as one; this is a grid
    <div
      class="table-grid"
      role="grid"
      ref={grid}
      onKeyDown={key}
      // A screen reader's own way to press: no mouse or finger reaches the grid.
      onClick={(event) => {
        const { square } = (event.target as HTMLElement).dataset;
        if (square) enter(square, at);
      }}
      aria-label={t("table-board")}
      aria-rowcount={8}
      aria-colcount={8}
    >
      {EIGHT.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: the cells have the focus
        <div role="row" key={row}>
          {EIGHT.map((column) => {
            const square = white ? squareAt(column, 7 - row) : squareAt(7 - column, row);
            const piece = pieces.get(square);
            const name = piece ? spokenPiece(piece) : t("table-empty");
            return (
              // biome-ignore lint/a11y/useSemanticElements: see above
              <div
                role="gridcell"
                key={square}
                data-square={square}
                tabIndex={square === tab ? 0 : -1}
                aria-selected={lifted === square}
                onFocus={() => {
                  home.current = square;
                  focus.value = square;
                }}
                onBlur={() => {
                  focus.value = null;
                }}
              >
                {`${spokenSquare(square)}, ${name}`}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The square one step away, or the same at the edge. */
export function step(square: Square, files: number, ranks: number): Square {
  const file = fileOf(square) + files;
  const rank = rankOf(square) + ranks;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? square : squareAt(file, rank);
}
