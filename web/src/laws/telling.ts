// What a page of the casebook says around its facts, read from how it was written.

/** The parts of a page that are shown beside its facts. */
export interface Telling {
  /** What stands in its head: `time`, `position`, `after`, `clocks`. */
  readonly head: ReadonlyMap<string, string>;
  /** What it is about, before the facts. */
  readonly before: string;
  /** Why it comes out as it does. */
  readonly why: string;
}

/** Reads a page. */
export function telling(markdown: string): Telling {
  const [top = "", ...sections] = markdown.split(/^## /m);
  const head = new Map<string, string>();
  const before: string[] = [];
  for (const line of top.split("\n").slice(1)) {
    const [, key, value] = /^- (\w+): (.+)$/.exec(line) ?? [];
    if (key && value) head.set(key, value);
    else before.push(line);
  }
  const why = sections.find((section) => /^Why\s*$/m.test(section.split("\n")[0] ?? "")) ?? "";
  return { head, before: before.join("\n").trim(), why: why.replace(/^.*\n/, "").trim() };
}

/** The position that a fact gives, as a FEN; nothing where it gives none. */
export const positionIn = (fact: string): string | null =>
  /^Position: (\S+ [wb] \S+ \S+.*?)\.?$/.exec(fact)?.[1] ?? null;
