// The machine as an opponent: asked once, when it is first of use.

import { signal } from "@preact/signals";
import { get } from "../net/rest";
import type { MachineInfo } from "../protocol";
import { t } from "../words/words";

/** What there is to play against; nothing before the hall has said so. */
export const machine = signal<MachineInfo | null>(null);
let asked = false;

/** Asks the hall for its engines, once. */
export function askForMachine(): void {
  if (asked) return;
  asked = true;
  get<MachineInfo>("/api/machine").then(
    (info) => {
      machine.value = info;
    },
    () => {
      asked = false;
    },
  );
}

/** The levels to choose from, each with its strength where the engine has one. */
export const levels = (info: MachineInfo): (readonly [string, string])[] =>
  info.levels.map(
    ({ level, elo }) => [String(level), t("web-level", { level, elo: elo ?? 0 })] as const,
  );
