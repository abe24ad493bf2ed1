// One table as this page has it: what the hall says of it, and what is in one's hand.

import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { other, readBoard } from "../board/placed";
import { act } from "../model/session";
import * as state from "../model/state";
import type { Act, Color, Now, Piece, Role, Shown, Square, TableAct } from "../protocol";
import { keptLog } from "./kept";

/** What was done with a piece and is not answered yet: shown as if it counted. */
export interface Pending {
  readonly id: string;
  readonly from: Square;
  readonly to: Square;
  readonly ply: number;
}

/** A pawn on its last rank, and what it may become. */
export interface Tray {
  readonly from: Square;
  readonly to: Square;
  readonly color: Color;
}

/** A table, and what this page does there. */
export class AtTable {
  readonly table: ReadonlySignal<state.Table | undefined>;
  readonly now: ReadonlySignal<Now | undefined>;
  /** What stands on the board, without what is in the hand. */
  readonly pieces: ReadonlySignal<ReadonlyMap<Square, Piece>>;
  /** The piece that is chosen online, or that was touched last over the board. */
  readonly lifted = signal<Square | null>(null);
  readonly pending = signal<Pending | null>(null);
  readonly tray = signal<Tray | null>(null);
  /** The enemy piece that was touched last, and may be taken off by hand. */
  readonly grasped = signal<Square | null>(null);
  /** What happened while one looked on, in this tab also before a reload; the latest last. */
  readonly log: Signal<readonly Shown[]>;

  constructor(readonly id: string) {
    this.table = computed(() => state.tables.value.get(id));
    this.now = computed(() => this.table.value?.state.now);
    this.log = signal(keptLog(id));
    const board = computed(() => this.now.value?.board ?? "");
    this.pieces = computed(() => readBoard(board.value));
  }

  get strict(): boolean {
    return this.table.value?.state.info.settings.over_the_board ?? false;
  }

  /** Whether two play at this one screen. */
  get shared(): boolean {
    return this.table.value?.state.info.settings.screens === "one" && this.seat !== null;
  }

  get seat(): Color | null {
    return this.table.value?.state.seat ?? null;
  }

  /** Whether one waits here for an opponent. */
  get host(): boolean {
    const me = state.me.value?.person.id;
    return me !== undefined && this.table.value?.state.info.waiting?.id === me;
  }

  get over(): boolean {
    const stage = this.now.value?.stage;
    return stage === "over" || stage === "aborted";
  }

  get playing(): boolean {
    return this.now.value?.stage === "playing";
  }

  /** Whose hands are at the board: one's own, or at a shared screen those of who is on move. */
  get hand(): Color | null {
    if (this.shared) return this.now.value?.turn ?? null;
    return this.seat;
  }

  /** Who made a move and has not pressed the clock. */
  get unpressed(): Color | null {
    const now = this.now.value;
    const running = now?.clocks?.running;
    if (!now || !running || !this.strict || now.ply === 0) return null;
    return running === other(now.turn) ? running : null;
  }

  /** The clock that is one's to press. */
  get presses(): Color | null {
    if (!this.shared) return this.seat;
    return this.now.value?.clocks?.running ?? this.hand;
  }

  /** Does something at the table. */
  does(what: TableAct, ply?: number): string {
    return act(this.id, what, ply);
  }

  /** Does something as a player of the game: at a shared screen as whose hand it is. */
  plays(what: Act, color: Color | null = this.hand, ply?: number): string {
    const shared = this.shared && color !== null;
    return this.does(shared ? { act_for: [color, what] } : { act: what }, ply);
  }

  /** The squares the hall lets a piece go to; nothing over the board. */
  targets(from: Square): Square[] {
    const now = this.now.value;
    if (!now?.moves || this.strict || !this.onMove) return [];
    const list = now.moves.split(" ").filter((uci) => uci.startsWith(from));
    return [...new Set(list.map((uci) => uci.slice(2, 4)))];
  }

  /** What a pawn may become there; nothing where the move is no promotion. */
  promotions(from: Square, to: Square): boolean {
    return (this.now.value?.moves ?? "").split(" ").some((uci) => uci.startsWith(`${from}${to}q`));
  }

  get onMove(): boolean {
    const now = this.now.value;
    return this.playing && this.hand !== null && this.hand === now?.turn;
  }

  /** Presses the clock of whose it is. */
  press(color: Color | null = this.presses): void {
    if (color) this.plays({ press: { hand: "same" } }, color);
    this.tray.value = null;
    this.grasped.value = null;
    this.lifted.value = null;
  }

  /** Plays online: what is refused comes back with its reason. */
  play(from: Square, to: Square, role?: Role): void {
    const letter = role ? { queen: "q", rook: "r", bishop: "b", knight: "n" }[role as "queen"] : "";
    const ply = this.now.value?.ply ?? 0;
    const id = this.plays({ play: { uci: `${from}${to}${letter}` } }, this.hand, ply);
    this.pending.value = { id, from, to, ply };
    this.lifted.value = null;
    this.tray.value = null;
  }
}
