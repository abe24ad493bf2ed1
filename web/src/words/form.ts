// A sentence as it is sent to the client, and how it is said: `build/sentences.ts` makes them.

/** What stands in a sentence's places. */
export type Values = Readonly<Record<string, string | number>>;
/** All sentences of a language, in the order of their keys. */
export interface Sentences {
  readonly keys: readonly string[];
  readonly forms: readonly Form[];
}
/** A sentence, or the parts of one. */
export type Form = string | readonly Part[];
/** Words, a value by its name, or a choice by a value: its variants, and the one otherwise. */
export type Part = string | readonly [name: string, variants?: Variants, otherwise?: string];
type Variants = Readonly<Record<string, Form>>;

/** Says a sentence in a language. */
export function said(form: Form, language: string, values: Values = {}): string {
  if (typeof form === "string") return form;
  return form.map((part) => saidPart(part, language, values)).join("");
}

function saidPart(part: Part, language: string, values: Values): string {
  if (typeof part === "string") return part;
  const [name, variants, otherwise = ""] = part;
  const value = values[name];
  if (!variants) {
    if (typeof value !== "number") return value ?? `{$${name}}`;
    return new Intl.NumberFormat(language).format(value);
  }
  const has = (key: string): boolean => Object.hasOwn(variants, key);
  let key = `${value}`;
  if (typeof value === "number" && !has(key)) key = new Intl.PluralRules(language).select(value);
  return said(variants[has(key) ? key : otherwise] ?? "", language, values);
}
