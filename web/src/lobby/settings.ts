// How a table is played: what is set when nobody chooses, and what is chosen at one click.

import type { TableSettings } from "../protocol";
import type { IconName } from "../ui/icons";

/** What the hall takes where nothing is chosen. */
export const DEFAULTS: TableSettings = {
  name: null,
  time: "10+5",
  time_black: null,
  points: false,
  access: "open",
  color: "lot",
  start: "standard",
  over_the_board: false,
  edition: "2023",
  preset: "laws",
  arbiter: false,
  screens: "two",
  takebacks: false,
  machine: null,
  first_move_s: 30,
  absence_s: null,
  call_stops_clocks: true,
  wait_for_start: false,
  delay_s: 0,
  regulations: null,
};

/** A way to play, opened at one click. Its name is `web-preset-KEY`. */
export interface QuickGame {
  key: string;
  icon: IconName;
  settings: TableSettings;
  /** Whether it may be played for points. */
  counts: boolean;
}

const quick = (
  key: string,
  icon: IconName,
  chosen: Partial<TableSettings>,
  counts = true,
): QuickGame => ({ key, icon, settings: { ...DEFAULTS, ...chosen }, counts });

export const QUICK: readonly QuickGame[] = [
  quick("blitz", "clock", { time: "3+2" }),
  quick("rapid", "clock", { time: "10+5" }),
  quick("standard", "clock", { time: "90+30", first_move_s: 300 }),
  quick("turn", "refresh", { time: "2/turn", first_move_s: 120 }),
  quick(
    "school",
    "book",
    { time: "15+10", preset: "school", first_move_s: 120, over_the_board: true },
    false,
  ),
  quick("over-the-board", "hand", { time: "15+10", over_the_board: true, first_move_s: 120 }),
];

/** The same game, as far as one who is to sit down cares. */
export function isAlike(one: TableSettings, other: TableSettings): boolean {
  const parts = ["time", "time_black", "points", "over_the_board", "preset", "edition"] as const;
  return (
    parts.every((part) => one[part] === other[part]) &&
    JSON.stringify(one.start) === JSON.stringify(other.start) &&
    one.machine === null &&
    other.machine === null &&
    one.screens === other.screens
  );
}
