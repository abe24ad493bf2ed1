// How one likes the table: kept in this browser, and nowhere else.

import { signal } from "@preact/signals";

export type Notation = "own" | "es" | "en" | "figurine";
export type Speech = "plain" | "algebraic" | "names";
export type ViewName = "plano" | "mesa" | "maqueta";

export interface Settings {
  /** Which letters moves are written with; `own` is that of the language. */
  readonly notation: Notation;
  /** How squares and moves are said aloud. */
  readonly speech: Speech;
  readonly sounds: boolean;
  readonly coordinates: boolean;
  /** Online a pawn becomes a queen without being asked. */
  readonly autoQueen: boolean;
  /** Whether one sits above. */
  readonly turned: boolean;
  /** On which side of the board the clocks stand. */
  readonly clockSide: "right" | "left";
  /** From which side the window lights a board in depth. */
  readonly light: "left" | "right";
  /** Over the board the space bar presses the clock. */
  readonly spacePresses: boolean;
  /** With two players at one screen the board turns to whoever is on move. */
  readonly turns: boolean;
  readonly view: ViewName;
}

const KEPT = "jadoube-table";
const DEFAULTS: Settings = {
  notation: "own",
  speech: "plain",
  sounds: true,
  coordinates: true,
  autoQueen: false,
  turned: false,
  clockSide: "right",
  light: "left",
  spacePresses: true,
  turns: false,
  view: "plano",
};

function kept(): Settings {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    if (typeof read !== "object" || read === null) return DEFAULTS;
    const known = Object.entries(read).filter(
      ([key, value]) => typeof value === typeof DEFAULTS[key as keyof Settings],
    );
    return { ...DEFAULTS, ...Object.fromEntries(known) };
  } catch {
    return DEFAULTS;
  }
}

export const settings = signal<Settings>(kept());

/** Changes some, and keeps them. */
export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings.value));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
