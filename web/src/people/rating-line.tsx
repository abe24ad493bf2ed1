// A rating over the games played: a line, with its ends and its highest point in figures.

import type { RatingPoint } from "../protocol";
import { date, rating, t } from "../words/words";

const WIDTH = 320;
const HEIGHT = 96;
const MARGIN = 8;

/** The line of a history of two games or more; nothing of fewer. */
export function RatingLine({ history }: { history: readonly RatingPoint[] }) {
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || history.length < 2) return null;
  const ratings = history.map((point) => point.rating);
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const across = (WIDTH - 2 * MARGIN) / (history.length - 1);
  const up = (HEIGHT - 2 * MARGIN) / Math.max(1, high - low);
  const places = ratings.map(
    (points, index) => [MARGIN + index * across, HEIGHT - MARGIN - (points - low) * up] as const,
  );
  const path = places.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  const [endX, endY] = places.at(-1) ?? [0, 0];
  const label = t("web-rating-line", {
    games: history.length,
    first: rating(first.rating),
    last: rating(last.rating),
    high: rating(high),
    low: rating(low),
  });
  return (
    <figure class="people-line">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <path d={`M${path}`} />
        <circle cx={endX} cy={endY} r="4" />
      </svg>
      <figcaption class="hint">
        {t("web-rating-from", { low: rating(low), high: rating(high) })}
        {" · "}
        {date(first.ended_ms, { dateStyle: "medium" })} –{" "}
        {date(last.ended_ms, { dateStyle: "medium" })}
      </figcaption>
    </figure>
  );
}
