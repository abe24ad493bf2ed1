// What an arbiter does at a table, and what the hall says no to.

import { signal } from "@preact/signals";
import { act, socket } from "../model/session";
import * as state from "../model/state";
import type { Order, TableAct } from "../protocol";

/** Orders that hold their own reason. */
const REASONED = ["set_clocks", "rule", "withdraw"];

/** The orders at one table. */
export class Doing {
  /** Why the next order is given; it goes on record with it. */
  readonly because = signal("");
  readonly #sent = signal<string | null>(null);

  constructor(readonly table: string) {}

  does(what: TableAct): void {
    this.#sent.value = act(this.table, what);
  }

  orders(order: Order): void {
    const why = this.because.value.trim();
    const own = typeof order === "object" && REASONED.some((kind) => kind in order);
    this.does(why === "" || own ? { order } : { order_because: [order, why] });
  }

  /** Why the last order was not carried out, if it was not. */
  get refused(): state.Refused | null {
    const known = state.tables.value.get(this.table)?.refusals ?? [];
    const id = this.#sent.value;
    if (id === null) return null;
    return [...known, ...state.faults.value].find((one) => one.id === id) ?? null;
  }

  /** The reason of an order that was carried out is not that of the next one. */
  settle(): void {
    const id = this.#sent.value;
    if (id === null || socket.isOpen(id) || this.refused) return;
    this.#sent.value = null;
    this.because.value = "";
  }
}
