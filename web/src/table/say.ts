// Sentences for the ear that are made of several parts.

import type { Square } from "../protocol";
import { t } from "../words/words";
import type { AtTable } from "./at";
import { spokenSquare } from "./spoken";

/** What a clock shows, in words; seconds alone under a minute. */
export function clockWords(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  return t("table-time", {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  });
}

/** Where the piece of a square may go; online only. */
export function moveList(at: AtTable, from: Square): string {
  const squares = at.targets(at.lifted.value ?? from);
  if (squares.length === 0) return t("table-said-no-squares");
  return t("table-said-squares", { squares: squares.map(spokenSquare).join(", ") });
}
