// The time as it is chosen in parts, and as the hall reads it.

/** Ways a time can be chosen. */
export const KINDS = ["game", "turn", "periods", "none"] as const;
export type TimeKind = (typeof KINDS)[number];

/** How extra time is given: added and kept, waited for, or given back as far as it was used. */
export const EXTRAS = ["+", " d", " b"] as const;
export type Extra = (typeof EXTRAS)[number];

/** A time in parts; numbers as they were typed. */
export interface ChosenTime {
  kind: TimeKind;
  minutes: string;
  seconds: string;
  extra: Extra;
  /** Extra time is given after each move, not before it. */
  after: boolean;
  /** The clock rests until each side has made its first move. */
  free: boolean;
  turn: string;
  turnUnit: "min" | "d";
  periods: string;
}

export const FIRST_TIME: ChosenTime = {
  kind: "game",
  minutes: "10",
  seconds: "5",
  extra: "+",
  after: false,
  free: false,
  turn: "2",
  turnUnit: "min",
  periods: "40/90+30, 30+30",
};

/** The time as people write it. */
export function written(time: ChosenTime): string {
  const words = `${time.after ? " after" : ""}${time.free ? " free" : ""}`;
  switch (time.kind) {
    case "none":
      return "none";
    case "turn":
      return `${time.turn.trim()}${time.turnUnit === "d" ? "d" : ""}/turn`;
    case "periods":
      return time.periods.trim() + words;
    case "game": {
      const seconds = time.seconds.trim();
      const extra = seconds === "" || seconds === "0" ? "" : time.extra + seconds;
      return time.minutes.trim() + extra + words;
    }
  }
}
