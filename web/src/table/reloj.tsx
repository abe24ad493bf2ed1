// `/reloj`: a tablet between two people as a chess clock, with no hall and no connection.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Color } from "../protocol";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import { Icon } from "../ui/icons";
import { t } from "../words/words";
import { type Alone, press, resume, set, shows, stop } from "./alone";
import { clockText, untilNext } from "./clocks";
import { sound } from "./sound";
import "./table.css";
import "./reloj.css";

export function ClockPage() {
  const clock = useSignal<Alone | null>(null);
  const paused = useSignal<Color | null>(null);
  const tick = useSignal(0);
  void tick.value;
  const shown = clock.value;
  useEffect(() => {
    if (!shown?.running) return;
    const wait = untilNext(shows(shown, shown.running, performance.now()), 0);
    if (!Number.isFinite(wait)) return;
    const timer = setTimeout(() => {
      tick.value += 1;
    }, wait);
    return () => clearTimeout(timer);
  });
  if (!shown) {
    return (
      <Setting
        start={(next) => {
          clock.value = next;
        }}
      />
    );
  }
  const push = (color: Color): void => {
    const now = performance.now();
    if (paused.value !== null) return;
    const next = press(shown, color, now);
    if (next !== shown) sound("press");
    clock.value = next;
  };
  const pause = (): void => {
    const now = performance.now();
    if (paused.value) {
      clock.value = resume(shown, paused.value, now);
      paused.value = null;
    } else if (shown.running) {
      paused.value = shown.running;
      clock.value = stop(shown, now);
    }
  };
  return (
    <div class="reloj">
      <h1 class="unseen">{t("table-alone")}</h1>
      <Half clock={shown} color="black" push={push} />
      <div class="reloj-middle">
        <Button
          icon={paused.value ? "play" : "pause"}
          bare
          disabled={!shown.running && !paused.value}
          does={pause}
        >
          {t(paused.value ? "table-alone-resume" : "table-alone-pause")}
        </Button>
        <Button
          icon="refresh"
          bare
          disabled={shown.running !== null}
          does={() => {
            clock.value = null;
            paused.value = null;
          }}
        >
          {t("table-alone-set")}
        </Button>
        <a class="button icon" href="/" title={t("web-to-lobby")}>
          <Icon name="door" />
          <span class="unseen">{t("web-to-lobby")}</span>
        </a>
      </div>
      <Half clock={shown} color="white" push={push} />
    </div>
  );
}

function Half({
  clock,
  color,
  push,
}: {
  clock: Alone;
  color: Color;
  push: (color: Color) => void;
}) {
  const left = shows(clock, color, performance.now());
  const runs = clock.running === color;
  return (
    <button
      type="button"
      class={`reloj-half ${color}${runs ? " runs" : ""}${left <= 0 ? " fallen" : ""}`}
      onPointerDown={() => push(color)}
      onKeyDown={(event) => {
        if (event.key === "Enter" || event.key === " ") push(color);
      }}
    >
      <span class="unseen">{t("table-clock-of", { color })}</span>
      <time>{clockText(left)}</time>
      <span class="reloj-moves">
        {left <= 0 && <Icon name="flag" />} {t("table-alone-moves", { count: clock.moves[color] })}
      </span>
    </button>
  );
}

const TIMES: readonly (readonly [number, number])[] = [
  [3, 2],
  [5, 3],
  [10, 5],
  [15, 10],
  [60, 30],
  [90, 30],
];

function Setting({ start }: { start: (clock: Alone) => void }) {
  const white = useSignal("10");
  const black = useSignal("");
  const bonus = useSignal("5");
  const number = (text: string): number => Number(text.replace(",", "."));
  const minutes = [number(white.value), number(black.value || white.value)] as const;
  const seconds = number(bonus.value);
  const good = minutes.every((one) => one > 0 && one <= 600) && seconds >= 0 && seconds <= 600;
  return (
    <form
      class="page narrow"
      onSubmit={(event) => {
        event.preventDefault();
        if (good) start(set(minutes, seconds));
      }}
    >
      <h1>{t("table-alone")}</h1>
      <p>{t("table-alone-what")}</p>
      <div class="row">
        {TIMES.map(([time, added]) => (
          <Button key={time} does={() => start(set([time, time], added))}>
            {`${time}+${added}`}
          </Button>
        ))}
      </div>
      <TextField
        label={t("table-alone-minutes")}
        value={white.value}
        input={{ inputMode: "decimal" }}
        change={(value) => {
          white.value = value;
        }}
      />
      <TextField
        label={t("table-alone-black")}
        hint={t("table-alone-same")}
        value={black.value}
        input={{ inputMode: "decimal" }}
        change={(value) => {
          black.value = value;
        }}
      />
      <TextField
        label={t("table-alone-bonus")}
        value={bonus.value}
        input={{ inputMode: "numeric" }}
        change={(value) => {
          bonus.value = value;
        }}
      />
      <div class="row">
        <Button
          kind="primary"
          icon="clock"
          disabled={!good}
          does={() => start(set(minutes, seconds))}
        >
          {t("table-alone-start")}
        </Button>
        <a class="button quiet" href="/">
          {t("web-to-lobby")}
        </a>
      </div>
    </form>
  );
}
