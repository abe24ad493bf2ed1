// The sentences of /locales, read when the client is built: the browser needs no reader of Fluent.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import type { Form, Part, Sentences } from "../src/words/form";

const LOCALES = join(import.meta.dirname, "../../locales");
const NAME = /^sentences:(\w+)$/;

type Read = FluentResource["body"][number];
type Pattern = NonNullable<Read["value"]>;
type Piece = Exclude<Pattern, string>[number];

/** Every sentence of a text in Fluent, in the order of their keys. */
export function compiled(text: string): Sentences {
  const all = Object.entries(byKey(text)).sort(([a], [b]) => (a < b ? -1 : 1));
  return { keys: all.map(([key]) => key), forms: all.map(([, form]) => form) };
}

/** Every sentence of a text in Fluent, by its key; one of an attribute by `key.attribute`. */
export function byKey(text: string): Readonly<Record<string, Form>> {
  const all: Record<string, Form> = {};
  for (const { id, value, attributes } of new FluentResource(text).body) {
    if (value !== null) all[id] = form(id, value);
    for (const [name, pattern] of Object.entries(attributes)) {
      all[`${id}.${name}`] = form(id, pattern);
    }
  }
  return all;
}

const form = (id: string, pattern: Pattern): Form =>
  typeof pattern === "string" ? pattern : pattern.map((piece) => part(id, piece));

function part(id: string, piece: Piece): Part {
  if (typeof piece === "string") return piece;
  if (piece.type === "str") return piece.value;
  if (piece.type === "var") return [piece.name];
  if (piece.type !== "select" || piece.selector.type !== "var") {
    throw new Error(`${id}: the client has no way to say a ${piece.type}`);
  }
  const keys = piece.variants.map(({ key }) => `${key.value}`);
  const variants = piece.variants.map(({ value }, index) => [keys[index], form(id, value)]);
  return [piece.selector.name, Object.fromEntries(variants), keys[piece.star] ?? ""];
}

/** The text of all files of a language that are the client's. */
export function textOf(language: string): string {
  const folder = join(LOCALES, language);
  const files = readdirSync(folder).filter((name) => /^web.*\.ftl$/.test(name));
  return files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
}

/**
 * Has sentences asked for by their place among all, where code asks for one by its whole key: a
 * number is far smaller to send. Both languages have the same keys, so they are in the same places.
 */
export function places(): Plugin {
  const known = new Map(compiled(textOf("es")).keys.map((key, place) => [key, place]));
  return {
    name: "places",
    apply: "build",
    enforce: "pre",
    transform: (code, id) =>
      /\/src\/.*\.tsx?$/.test(id)
        ? code.replace(/\bt\("([\w.-]+)"/g, (whole, key) => {
            const place = known.get(key);
            return place === undefined ? whole : `t(${place}`;
          })
        : null,
  };
}

/** `import es from "sentences:es"` is the address of all sentences of a language. */
export function sentences(): Plugin {
  let isBuild = false;
  return {
    name: "sentences",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const language = NAME.exec(id.slice(1))?.[1];
      if (!language) return null;
      const text = JSON.stringify(compiled(textOf(language)));
      if (!isBuild) {
        const address = `data:application/json,${encodeURIComponent(text)}`;
        return `export default ${JSON.stringify(address)}`;
      }
      const file = this.emitFile({ type: "asset", name: `${language}.json`, source: text });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}
