// What the client says with sentences compiled beforehand is what Fluent says with their source.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { byKey, compiled, textOf } from "../../build/sentences";
import { type Form, said, type Values } from "../../src/words/form";

/** The names of the values in a sentence, and the variants that are chosen by each. */
function chosen(form: Form, found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  for (const part of typeof form === "string" ? [] : form) {
    if (typeof part === "string") continue;
    const [name, variants = {}] = part;
    const keys = found.get(name) ?? new Set<string>();
    for (const [key, variant] of Object.entries(variants)) {
      keys.add(key);
      chosen(variant, found);
    }
    found.set(name, keys);
  }
  return found;
}

const CATEGORIES = ["zero", "one", "two", "few", "many", "other"];
const NUMBERS = [0, 1, 2, 5, 11, 21, 1000, 1234567, 1_000_000, 2.5];

/** Values of one name that make every difference there is. */
const worth = (keys: ReadonlySet<string>): readonly (string | number)[] =>
  [...keys].every((key) => /^\d+$/.test(key) || CATEGORIES.includes(key))
    ? [...NUMBERS, "Ana"]
    : [...keys, "constructor", 3];

/** Every combination of the values, the first few hundred. */
function combinations(form: Form): Values[] {
  let all: Values[] = [{}];
  for (const [name, keys] of chosen(form)) {
    all = all.flatMap((some) => worth(keys).map((value) => ({ ...some, [name]: value })));
    all = all.slice(0, 400);
  }
  return all;
}

describe.each(["es", "en"])("in %s", (language) => {
  const text = textOf(language);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));

  test("every sentence is said alike", () => {
    const sentences = Object.entries(byKey(text));
    expect(sentences.length).toBeGreaterThan(600);
    for (const [key, form] of sentences) {
      const [id = "", attribute] = key.split(".");
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      for (const values of combinations(form)) {
        expect(said(form, language, values), key).toBe(bundle.formatPattern(pattern ?? "", values));
      }
    }
  });
});

test("both languages have their sentences in the same places", () => {
  expect(compiled(textOf("en")).keys).toEqual(compiled(textOf("es")).keys);
});

test("what the client could not say is refused when it is built", () => {
  expect(() => compiled("a = { -name }\n-name = b")).toThrow("a: ");
  expect(() => compiled("a = { NUMBER($n) }")).toThrow("a: ");
});

test("a value that is missing is told by its name", () => {
  const form = byKey("a = { $who } plays { $what ->\n [one] one\n *[other] more\n }").a ?? "";
  expect(said(form, "en", {})).toBe("{$who} plays more");
});
