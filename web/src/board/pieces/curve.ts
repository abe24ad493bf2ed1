// Lines and Béziers: what a piece is drawn with on paper and turned with on the lathe.

/** Two coordinates; for a turned piece the distance from the axis and the height. */
export type Point = readonly [number, number];

/** A straight step to a point, or a cubic Bézier with two handles and its end. */
export type Step = Point | readonly [number, number, number, number, number, number];

/** An open or closed line, from its start by steps. */
export interface Curve {
  readonly start: Point;
  readonly steps: readonly Step[];
}

/** Where a step ends. */
export const endOf = (step: Step): Point =>
  step.length === 2 ? step : ([step[4], step[5]] as const);

/** The curve with every point, handles too, taken elsewhere. */
export function mapped(curve: Curve, place: (point: Point) => Point): Curve {
  const step = (from: Step): Step =>
    from.length === 2
      ? place(from)
      : [...place([from[0], from[1]]), ...place([from[2], from[3]]), ...place([from[4], from[5]])];
  return { start: place(curve.start), steps: curve.steps.map(step) };
}

/** The same line walked from its end to its start. */
export function reversed(curve: Curve): Curve {
  const ends = [curve.start, ...curve.steps.map(endOf)];
  const steps = curve.steps.map((step, index): Step => {
    const back = ends[index] ?? curve.start;
    return step.length === 2 ? back : [step[2], step[3], step[0], step[1], ...back];
  });
  return { start: ends[ends.length - 1] ?? curve.start, steps: steps.reverse() };
}

/** Part of a circle by Béziers of at most a quarter turn; angles in radians, any direction. */
export function arc(center: Point, radius: number, from: number, to: number): Step[] {
  const parts = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2) - 1e-9));
  const turn = (to - from) / parts;
  const handle = (4 / 3) * Math.tan(turn / 4) * radius;
  const at = (angle: number, along: number): Point => [
    center[0] + radius * Math.cos(angle) - along * Math.sin(angle),
    center[1] + radius * Math.sin(angle) + along * Math.cos(angle),
  ];
  return Array.from({ length: parts }, (_, index): Step => {
    const begin = from + turn * index;
    return [...at(begin, handle), ...at(begin + turn, -handle), ...at(begin + turn, 0)];
  });
}

/** The point of a Bézier at `t` from 0 to 1. */
export function bezier(from: Point, step: Step, t: number): Point {
  const [x, y] = endOf(step);
  const s = 1 - t;
  if (step.length === 2) return [from[0] * s + x * t, from[1] * s + y * t];
  const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [
    a * from[0] + b * step[0] + c * step[2] + d * x,
    a * from[1] + b * step[1] + c * step[3] + d * y,
  ];
}

/** The curve as points, each Bézier in `parts` pieces. */
export function flattened(curve: Curve, parts: number): Point[] {
  const points: Point[] = [curve.start];
  let from = curve.start;
  for (const step of curve.steps) {
    const count = step.length === 2 ? 1 : parts;
    for (let part = 1; part <= count; part += 1) points.push(bezier(from, step, part / count));
    from = endOf(step);
  }
  return points;
}

const figure = (value: number): string => String(Math.round(value * 100) / 100);

/** The steps of a curve as the `d` of an SVG path, without its first `M`. */
const stepsOf = (curve: Curve): string =>
  curve.steps.map((step) => (step.length === 2 ? "L" : "C") + step.map(figure).join(" ")).join("");

/** A curve as the `d` of an SVG path; further curves are joined to its end by straight lines. */
export function pathOf(curve: Curve, ...further: readonly Curve[]): string {
  const rest = further.map((next) => `L${next.start.map(figure).join(" ")}${stepsOf(next)}`);
  return `M${curve.start.map(figure).join(" ")}${stepsOf(curve)}${rest.join("")}`;
}
