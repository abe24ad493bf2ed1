// What happened at a table, kept for as long as the tab: the hall tells a player only what is new.

import type { Shown } from "../protocol";

const MOST = 400;
const place = (table: string): string => `jadoube-log-${table}`;

/** What was kept of a table. */
export function keptLog(table: string): readonly Shown[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(place(table)) ?? "[]");
    return Array.isArray(read) ? (read as Shown[]) : [];
  } catch {
    return [];
  }
}

/** Keeps it; where the browser keeps nothing, a reload forgets. */
export function keepLog(table: string, log: readonly Shown[]): void {
  try {
    sessionStorage.setItem(place(table), JSON.stringify(log.slice(-MOST)));
  } catch {
    // Nothing else depends on it.
  }
}
