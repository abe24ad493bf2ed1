// All that the client knows. Messages change it in `update.ts`, and nowhere else.

import { computed, signal } from "@preact/signals";
import type {
  ChatLine,
  Desk,
  Fault,
  Link,
  Me,
  Refusal,
  RoomInfo,
  RoomState,
  Say,
  Shown,
  TableState,
} from "../protocol";

/** A table as this client follows it. */
export interface Table {
  state: TableState;
  /** What happened while we looked on, in order; the latest last. */
  log: Shown[];
  links: { white: Link | null; black: Link | null };
  /** `performance.now()` when the hall read the clocks, as near as can be known. */
  clockRead: number;
  /** Faults and refusals of what we did here, the latest last. */
  refusals: Refused[];
}

/** Something that was not done. */
export interface Refused {
  id: string | null;
  say: Say;
  refusal: Refusal | null;
  fault: Fault | null;
  when: number;
}

/** Whether anybody is here: the hall is asked when the client starts, and may not be reached. */
export const presence = signal<"asking" | "nobody" | "here" | "unreachable">("asking");
/** Who is here; nothing before the hall has said so. */
export const me = signal<Me | null>(null);
/** Tables where we have a game that is not over. */
export const playing = signal<readonly string[]>([]);
export const rooms = signal<readonly RoomInfo[]>([]);
/** The rooms that were entered, by name. */
export const entered = signal<ReadonlyMap<string, RoomState>>(new Map());
/** The tables that are watched, by name. */
export const tables = signal<ReadonlyMap<string, Table>>(new Map());
/** The desks that are watched, by room. */
export const desks = signal<ReadonlyMap<string, Desk>>(new Map());
/** What the hall said no to, outside any table. */
export const faults = signal<readonly Refused[]>([]);
/** Tables that were opened by us, by the name of what asked for them. */
export const opened = signal<ReadonlyMap<string, { table: string; code: string | null }>>(
  new Map(),
);
/** What was said at tables, by table. */
export const talk = signal<ReadonlyMap<string, readonly ChatLine[]>>(new Map());
/** The hall's clock less ours, in milliseconds since 1970. */
export const hallAhead = signal(0);

/** Whether one is an arbiter, or more, somewhere in the hall. */
export const isOfficial = computed(() => (me.value?.roles.length ?? 0) > 0);

/** Everything that was somebody else's. */
export function forget(): void {
  me.value = null;
  playing.value = [];
  entered.value = new Map();
  tables.value = new Map();
  desks.value = new Map();
  faults.value = [];
  opened.value = new Map();
  talk.value = new Map();
}
