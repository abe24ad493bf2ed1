// The time of a game, in words.

import { t } from "./words";

/** What `3+2`, `40/90+30, 30+30` or `2/turn` means, said briefly. */
export function timeWords(time: string): string {
  if (time === "none") return t("web-time-none");
  const turn = /^(.+)\/turn$/.exec(time);
  if (turn) return t("web-time-turn", { time: amount(turn[1] as string, "min") });
  const [, periods = "", after, free] = /^(.*?)( after)?( free)?$/.exec(time) ?? [];
  const said = periods.split(/, /).map(period);
  const whole = said.reduce((before, next) => t("web-time-then", { before, next }));
  const notes = [after && t("web-time-after"), free && t("web-time-free")].filter(Boolean);
  return [whole, ...notes].join(", ");
}

function period(text: string): string {
  const [, moves, time = text, sign, extra] =
    /^(?:(\d+)\/)?(.+?)(?:(\+| d| b)([\d:.]+))?$/.exec(text) ?? [];
  const base = amount(time, "min");
  const timed =
    sign && extra ? t(WAYS[sign] ?? "web-time-plus", { base, extra: amount(extra, "s") }) : base;
  return moves ? t("web-time-moves", { moves: Number(moves), time: timed }) : timed;
}

const WAYS: Record<string, string> = {
  "+": "web-time-plus",
  " d": "web-time-delay",
  " b": "web-time-bronstein",
};

/** A plain number has its unit; a time as a clock shows it needs none. */
function amount(text: string, unit: "min" | "s"): string {
  const days = unit === "min" && /^\d+$/.test(text) && Number(text) % 1440 === 0;
  if (days && text !== "0") return t("web-time-days", { days: Number(text) / 1440 });
  return /^[\d.]+$/.test(text) ? `${text} ${unit}` : text;
}
