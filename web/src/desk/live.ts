// What goes on by itself at the tables of a desk, between what the hall tells of them.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Color, DeskTable } from "../protocol";
import { leftAfter } from "../table/clocks";

const BEAT_MS = 250;
/** Beats while a desk is looked at; who shows time reads it. */
export const beat = signal(0);
const seen = new WeakMap<DeskTable, number>();

/** Lets time go by while a page is shown. */
export function useBeat(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      beat.value += 1;
    }, BEAT_MS);
    return () => clearInterval(timer);
  }, []);
}

/** How long ago the hall looked at a table, in milliseconds. */
export function since(table: DeskTable): number {
  void beat.value;
  const now = performance.now();
  const first = seen.get(table) ?? now;
  if (first === now) seen.set(table, now);
  return now - first;
}

/** What a clock shows by now; nothing where it is played without. */
export function left(table: DeskTable, color: Color): number | null {
  const { clocks, at } = table;
  return clocks && leftAfter(clocks, color, Math.max(0, at - clocks.at) + since(table));
}

/** For how long a player has had no connection. */
export function gone(table: DeskTable, color: Color): number | null {
  const ms = table[color]?.gone_ms;
  return ms === null || ms === undefined ? null : ms + since(table);
}

/** How long ago something happened at a table, by the table's own time. */
export const age = (table: DeskTable, at: number): number =>
  Math.max(0, table.at - at) + since(table);
