// One table as this page has it: what the hall says of it, and what is in one's hand.

import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { letterIn, readBoard } from "../board/placed";
import { act } from "../model/session";
import * as state from "../model/state";
import type { Act, Color, Now, Piece, Role, Shown, Square, TableAct } from "../protocol";
import { keptLog } from "./kept";
import { type Carried, letGo } from "./let-go";

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
  /** Over the board, what each side has let go of and not pressed for. */
  readonly letGo: ReadonlySignal<Readonly<Record<Color, readonly Carried[]>>>;

  constructor(readonly id: string) {
    this.table = computed(() => state.tables.value.get(id));
    this.now = computed(() => this.table.value?.state.now);
    this.log = signal(keptLog(id));
    const carried = (color: Color) => (this.strict ? letGo(this.log.value, color) : []);
    this.letGo = computed(() => ({ white: carried("white"), black: carried("black") }));
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

  /** Whose pieces may be taken in hand: at a shared screen both sides' once a piece was let go, as
   * the opponent need not wait for the press. */
  get mine(): Color | "both" | null {
    const hand = this.hand;
    return this.shared && hand && this.letGo.value[hand].length > 0 ? "both" : hand;
  }

  /** Whose hand takes a piece of a color. */
  takes(color: Color): Color | null {
    return this.mine === "both" ? color : this.hand;
  }

  /** Who has let go of a piece and is to press the clock. */
  get unpressed(): Color | null {
    const running = this.now.value?.clocks?.running;
    return running && this.letGo.value[running].length > 0 ? running : null;
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
    const letter = role ? letterIn(role) : "";
    const ply = this.now.value?.ply ?? 0;
    const id = this.plays({ play: { uci: `${from}${to}${letter}` } }, this.hand, ply);
    this.pending.value = { id, from, to, ply };
    this.lifted.value = null;
    this.tray.value = null;
  }
}
