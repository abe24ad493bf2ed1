// Ways to a table: to one that waits, or to a new one.

import { act, openTable, tableAddress, watch } from "../model/session";
import { me } from "../model/state";
import type { TableInfo, TableSettings } from "../protocol";
import { go } from "../ui/router";
import { isAlike } from "./settings";

/** Who has a seat at a table, or waits for one. */
export const atTable = (table: TableInfo): readonly number[] =>
  [table.white, table.black, table.waiting].flatMap((person) => person?.id ?? []);

/** Whether one has a seat there oneself. */
export const isMine = (table: TableInfo): boolean =>
  me.value !== null && atTable(table).includes(me.value.person.id);

/** Sits down at a table that waits, and goes there. */
export function sitAt(table: string, code?: string): void {
  watch(table, code);
  act(table, { sit: null });
  go(tableAddress({ table, code: code ?? null }));
}

/** Plays at once: where somebody waits for such a game, or at a table of one's own. */
export async function playNow(
  room: string,
  tables: readonly TableInfo[],
  settings: TableSettings,
): Promise<void> {
  const alike = tables.filter(
    (table) =>
      table.stage === "waiting" &&
      table.settings.access === "open" &&
      isAlike(table.settings, settings),
  );
  const own = alike.find(isMine);
  if (own) return go(tableAddress({ table: own.id, code: null }));
  const waiting = alike[0];
  if (waiting) return sitAt(waiting.id);
  go(tableAddress(await openTable(room, settings)));
}
