// What happens at a table, as it comes in: noted beside the clock, read aloud, heard.

import { effect, type Signal, signal, untracked } from "@preact/signals";
import { socket, watch } from "../model/session";
import type { Refused, Table } from "../model/state";
import { lacksMoves } from "../model/update";
import type { Authority, Happening, Say, Shown, TableEvent } from "../protocol";
import { t, told } from "../words/words";
import type { AtTable } from "./at";
import { keepLog } from "./kept";
import { announce } from "./live";
import { counted } from "./notation";
import { sound } from "./sound";
import { spokenMove } from "./spoken";

/** Something to be read beside the clock. */
export interface Notice {
  readonly key: number;
  readonly kind: "ruling" | "refusal" | "event";
  readonly say: Say;
  readonly authority: Authority | null;
}

/** A ruling, with its number, under which it can be appealed. */
export interface RulingSaid {
  readonly id: number;
  readonly say: Say;
  readonly authority: Authority;
}

function noticeOf({ say, authority }: RulingSaid): Notice {
  keys += 1;
  return { key: keys, kind: "ruling", say, authority };
}

/** The rulings among what happened, the latest first. */
export function rulings(log: readonly Shown[]): RulingSaid[] {
  return log
    .flatMap(({ entry, say }) => {
      const what = happening(entry);
      const ruled = what && typeof what === "object" && "ruled" in what ? what.ruled : null;
      return ruled && say ? [{ id: ruled.id, say, authority: ruled.authority }] : [];
    })
    .reverse();
}

/** What happens in a game, if an entry is of the game. */
export function happening(entry: Shown["entry"]): Happening | null {
  const what = entry.what;
  return typeof what === "object" && "game" in what ? what.game.what : null;
}

/** The kind of what happened at a table, by its name. */
const kindOf = (what: TableEvent | Happening): string =>
  typeof what === "string" ? what : (Object.keys(what)[0] ?? "");

/** After these the hall is asked how the table stands: an update does not say it all. */
const CHANGES = new Set(
  "waits sat left arbiter_sat asked answered called call_answered reopened rematch aborted".split(
    " ",
  ),
);
/** What need not be read beside the clock: the board and the clock show it. */
const SEEN = new Set("did made adjusted clock_started obliged waits sat left".split(" "));

let keys = 0;

/** Follows a table until it is told to stop. */
export class Follower {
  readonly notices: Signal<readonly Notice[]>;
  #last: Shown | undefined;
  #refused: Refused | undefined;
  #known = false;
  /** How many half-moves were made when it was last looked. */
  #ply = 0;
  readonly #stop: () => void;

  constructor(private readonly at: AtTable) {
    // What was ruled before a reload stays to be read.
    this.notices = signal(rulings(at.log.value).slice(0, 4).reverse().map(noticeOf));
    this.#stop = effect(() => {
      const table = at.table.value;
      if (table) untracked(() => this.#take(table));
    });
  }

  close(): void {
    this.#stop();
  }

  #take(table: Table): void {
    const from = this.#last ? table.log.lastIndexOf(this.#last) + 1 : 0;
    const fresh = table.log.slice(from);
    this.#last = table.log.at(-1);
    const refusedFrom = this.#refused ? table.refusals.lastIndexOf(this.#refused) + 1 : 0;
    const refused = table.refusals.slice(refusedFrom);
    this.#refused = table.refusals.at(-1);
    this.#settle(refused);
    if (fresh.length > 0) {
      this.at.log.value = [...this.at.log.value, ...fresh].slice(-2000);
      keepLog(this.at.id, this.at.log.value);
    }
    if (this.#known) {
      for (const one of fresh) this.#happened(table, one);
      for (const one of refused) this.#note("refusal", one.say, one.refusal?.authority ?? null);
    }
    const lacks = this.#known && lacksMoves(table.state, this.#ply);
    this.#known = true;
    this.#ply = table.state.now.ply;
    if (lacks || fresh.some((one) => changes(one))) watch(this.at.id);
  }

  /** What was in the hand is answered, or goes back. */
  #settle(refused: readonly Refused[]): void {
    const { at } = this;
    const pending = at.pending.value;
    if (!pending) return;
    const back = refused.some((one) => one.id === pending.id);
    const gone = !at.pieces.value.has(pending.from) || at.now.value?.ply !== pending.ply;
    if (back && at.tray.value?.to === pending.to) at.tray.value = null;
    if (back || gone || !socket.isOpen(pending.id)) at.pending.value = null;
  }

  #note(kind: Notice["kind"], say: Say, authority: Authority | null): void {
    keys += 1;
    this.notices.value = [...this.notices.value, { key: keys, kind, say, authority }].slice(-40);
    announce(told(say));
    if (kind !== "event") sound("call");
  }

  #happened(table: Table, shown: Shown): void {
    const what = happening(shown.entry);
    if (!what) {
      const kind = kindOf(shown.entry.what);
      if (shown.say && !SEEN.has(kind)) this.#note("event", shown.say, null);
      return;
    }
    if (typeof what === "object" && "made" in what) {
      this.#moved(table);
      return;
    }
    if (typeof what === "object" && "ruled" in what) {
      const { ruling, authority } = what.ruled;
      const obliges = typeof ruling === "object" && "obliged" in ruling;
      // What a touch obliges to stands in its own place, for as long as it lasts.
      if (obliges && shown.say) announce(told(shown.say));
      else if (shown.say) this.#note("ruling", shown.say, authority);
      if (typeof ruling === "object" && "over" in ruling) sound("end");
      return;
    }
    if (typeof what === "object" && "did" in what) {
      const [color, act] = what.did;
      if (act === "say_adjust" && shown.say) {
        this.#note("event", shown.say, null);
        return;
      }
      if (color === this.at.seat && !this.at.shared) return;
      if (typeof act === "object" && "press" in act) {
        if (this.at.strict) {
          announce(t("table-said-pressed", { color }));
          sound("press");
        }
      } else if (shown.say && this.at.strict) announce(told(shown.say));
      return;
    }
    if (typeof what === "object" && "ordered" in what && what.ordered === "start_round") return;
    if (shown.say && !SEEN.has(kindOf(what))) this.#note("event", shown.say, null);
  }

  #moved(table: Table): void {
    const { start, now } = table.state;
    const last = now.last;
    const { color } = counted(start, now.ply - 1);
    const own = color === this.at.seat || this.at.shared;
    if (!last?.san) return;
    if (!own) sound(last.san.includes("x") ? "capture" : "place");
    if (!own) announce(t("table-said-move", { color, move: spokenMove(last.san) }));
  }
}

function changes({ entry }: Shown): boolean {
  const what = happening(entry);
  if (!what) return CHANGES.has(kindOf(entry.what));
  if (typeof what === "object" && "did" in what) {
    const [, act] = what.did;
    return typeof act === "object" && ("write" in act || "sign" in act || "offer" in act);
  }
  if (typeof what === "object" && "ruled" in what) {
    const { ruling } = what.ruled;
    return (
      (typeof ruling === "object" &&
        ["over", "restored", "sheet_seen", "taken_back"].some((one) => one in ruling)) ||
      ruling === "sheets_shown"
    );
  }
  return CHANGES.has(kindOf(what));
}
