// What was let go of over the board and waits for the press, as the facts of the game tell it.

import type { Color, Shown, Square } from "../protocol";
import { happening } from "./follow";

/** A piece that was carried from one square to another. */
export interface Carried {
  readonly from: Square;
  readonly to: Square;
}

/** What a side has carried since it last pressed; what was put back where it stood is nothing. */
export function letGo(log: readonly Shown[], color: Color): readonly Carried[] {
  const steps: Carried[] = [];
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const { entry } = log[at] as Shown;
    const what = happening(entry);
    if (!what || typeof what === "string") continue;
    if ("ruled" in what && typeof what.ruled.ruling === "object") {
      if ("restored" in what.ruled.ruling || "taken_back" in what.ruled.ruling) break;
    }
    if (!("did" in what) || what.did[0] !== color) continue;
    const act = what.did[1];
    if (typeof act !== "object") continue;
    if ("press" in act) break;
    if ("release" in act) steps.push(act.release);
  }
  let carried: Carried[] = [];
  for (const { from, to } of steps.reverse()) {
    const before = carried.find((one) => one.to === from);
    carried = carried.filter((one) => one !== before);
    if (before?.from !== to) carried.push({ from: before?.from ?? from, to });
  }
  return carried;
}
