// A player's clock, and its press over the board.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Color } from "../protocol";
import { Icon } from "../ui/icons";
import { number, t } from "../words/words";
import type { AtTable } from "./at";
import { clockText, delayAfter, leftAfter, passed, untilNext } from "./clocks";
import { announce } from "./live";
import { clockWords } from "./say";
import { sound } from "./sound";

interface Shown {
  left: number;
  delay: number;
}

/** What a clock shows, kept going between what the hall says. */
function useClock(at: AtTable, color: Color): Shown | null {
  const table = at.table.value;
  const clocks = table?.state.now.clocks;
  const tick = useSignal(0);
  const before = useRef(Number.NaN);
  // Another move of the clock is looked at when what it shows changes, and not before.
  void tick.value;
  const since = performance.now() - (table?.clockRead ?? 0);
  const shown = clocks
    ? { left: leftAfter(clocks, color, since), delay: delayAfter(clocks, since) }
    : null;
  const runs = clocks?.running === color;
  const own = at.seat === color || at.shared;
  useEffect(() => {
    if (!shown || !runs) return;
    const mark = passed(before.current, shown.left);
    before.current = shown.left;
    if (mark !== undefined && own) {
      announce(t("table-said-left", { color, time: clockWords(mark) }));
      if (mark <= 30_000) sound("low");
    }
    const wait = untilNext(shown.left, shown.delay);
    if (!Number.isFinite(wait)) return;
    const timer = setTimeout(() => {
      tick.value += 1;
    }, wait);
    return () => clearTimeout(timer);
  });
  return shown;
}

export function Clock({ at, color }: { at: AtTable; color: Color }) {
  const shown = useClock(at, color);
  const running = at.now.value?.clocks?.running ?? null;
  if (!shown) return <div class="table-clock none">{t("table-no-clock")}</div>;
  const { left, delay } = shown;
  const runs = running === color;
  const low = left < 20_000;
  return (
    <div class={`table-clock${runs ? " runs" : ""}${low ? " low" : ""}`}>
      <span class="unseen">{t("table-clock-of", { color })}</span>
      <span class="table-runs" aria-hidden="true">
        {runs ? "▶" : ""}
      </span>
      <time role="timer" aria-live="off">
        {clockText(left)}
      </time>
      {runs && delay > 0 && (
        <span class="table-delay">
          {t("table-delay", { seconds: number(Math.ceil(delay / 1000)) })}
        </span>
      )}
      {left <= 0 && (
        <span class="table-flag">
          <Icon name="flag" />
          <span class="unseen">{t("table-flag")}</span>
        </span>
      )}
    </div>
  );
}
