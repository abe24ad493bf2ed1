// Every sentence that is asked for is there in both languages, and none is there for nothing.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const LOCALES = join(__dirname, "../../../locales");
const SOURCES = join(__dirname, "../../src");
const files = readdirSync(join(LOCALES, "es")).filter((name) => /^web.*\.ftl$/.test(name));

/**
 * Each key, and each attribute as `key.attribute`, with the variables that stand in its sentence.
 * What only chooses between forms, such as a gender, may be one language's alone.
 */
function sentences(language: string, file: string): Map<string, string[]> {
  const resource = new FluentResource(readFileSync(join(LOCALES, language, file), "utf8"));
  const found = new Map<string, string[]>();
  for (const { id, value, attributes } of resource.body) {
    found.set(id, variables(value));
    for (const [name, pattern] of Object.entries(attributes)) {
      found.set(`${id}.${name}`, variables(pattern));
    }
  }
  return found;
}

function variables(part: unknown): string[] {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== "object") return;
    const { type, name } = node as { type?: string; name?: string };
    if (type === "var" && name) names.add(name);
    for (const [key, inner] of Object.entries(node)) if (key !== "selector") walk(inner);
  };
  walk(part);
  return [...names].sort();
}

const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith("protocol.ts"))
  .map((name) => readFileSync(join(SOURCES, name), "utf8"));
const known = new Map(files.flatMap((file) => [...sentences("es", file)]));
const prefixes = [...new Set([...known.keys()].map((key) => key.split("-")[0]))].join("|");
const KEY = new RegExp(`^(${prefixes})-[\\w-]+(\\.[\\w-]+)?$`);

/** The arguments of each `t(…)`, which may choose between several keys. */
function asked(source: string): string[] {
  return [...source.matchAll(/\bt\(/g)].map(({ index }) => {
    let depth = 1;
    let end = index + 2;
    while (depth > 0 && end < source.length) {
      if (source[end] === "(") depth += 1;
      if (source[end] === ")") depth -= 1;
      end += 1;
    }
    return source.slice(index + 2, end - 1);
  });
}

const literals = (text: string): string[] =>
  [...text.matchAll(/"([^"\n]*)"/g)].map(([, value]) => value as string);
/** Keys put together from parts, as patterns. */
const templates = (text: string): RegExp[] =>
  [...text.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)]
    .map(([, value]) => value as string)
    .filter((value) => new RegExp(`^(${prefixes})-`).test(value))
    .map(
      (value) => new RegExp(`^${value.replace(/\./g, "\\.").replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`),
    );

describe.each(files)("%s", (file) => {
  test("has the same keys and variables in both languages", () => {
    expect(Object.fromEntries(sentences("en", file))).toEqual(
      Object.fromEntries(sentences("es", file)),
    );
  });

  test("has no key twice", () => {
    for (const language of ["es", "en"]) {
      const text = readFileSync(join(LOCALES, language, file), "utf8");
      const keys = [...text.matchAll(/^([\w-]+) =/gm)].map(([, key]) => key);
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
  });
});

test("no key that is asked for is missing", () => {
  const wanted = sources.flatMap((source) => [
    ...asked(source)
      .flatMap(literals)
      .filter((text) => KEY.test(text)),
    ...literals(source).filter((text) => /^web-[\w-]+(\.[\w-]+)?$/.test(text)),
  ]);
  expect([...new Set(wanted)].filter((key) => !known.has(key))).toEqual([]);
});

test("no pattern of keys that is asked for is without any key", () => {
  const patterns = sources.flatMap(asked).flatMap(templates);
  const keys = [...known.keys()];
  expect(patterns.filter((pattern) => !keys.some((key) => pattern.test(key)))).toEqual([]);
});

test("no key is there for nothing", () => {
  const used = new Set(sources.flatMap(literals));
  const patterns = sources.flatMap(templates);
  const unused = [...known.keys()].filter((key) => {
    const parts = [key, key.split(".")[0] as string];
    return !parts.some((part) => used.has(part) || patterns.some((one) => one.test(part)));
  });
  expect(unused).toEqual([]);
});
