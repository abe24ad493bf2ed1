// Every text that people see, in their language. The sentences live in /locales.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import type { Say } from "../protocol";

/** The languages there are, Spanish first. */
export const LANGUAGES = ["es", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

/** The address of each file of sentences: `/locales/es/web.ftl`, `web-table.ftl` … */
const FILES = import.meta.glob<string>("../../../locales/*/web*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});
const KEPT = "jadoube-language";

/** The language in use; set it by `speak`. */
export const language = signal<Language>("es");
const bundles = signal<Partial<Record<Language, FluentBundle>>>({});

/** The language of one's last choice, or the browser's where we have it, or Spanish. */
export function preferred(): Language {
  const kept = localStorage.getItem(KEPT);
  const wished = kept ? [kept] : navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((one) => one === wished.find((tag) => LANGUAGES.some((l) => l === tag))) ?? "es"
  );
}

/** Speaks a language from now on, without a reload. */
export async function speak(wanted: Language, keep = true): Promise<void> {
  if (!bundles.value[wanted]) {
    const files = Object.entries(FILES).filter(([name]) => name.includes(`/${wanted}/`));
    const texts = await Promise.all(files.map(async ([, url]) => (await fetch(url)).text()));
    learn(wanted, texts.join("\n"));
  }
  if (keep) localStorage.setItem(KEPT, wanted);
  language.value = wanted;
  document.documentElement.lang = wanted;
}

/** Takes in the sentences of a language; tests do it without a hall. */
export function learn(wanted: Language, text: string): void {
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(text));
  for (const error of errors) console.error(error);
  bundles.value = { ...bundles.value, [wanted]: bundle };
}

const bundle = computed(() => bundles.value[language.value]);

/** The sentence of a key; the key itself where there is none, which a test forbids. */
export function t(key: string, values?: Values): string {
  const [id, attribute] = key.split(".", 2);
  const message = bundle.value?.getMessage(id as string);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle.value || !pattern) return key;
  return bundle.value.formatPattern(pattern, values);
}

/** A sentence that begins a line, of words that may stand within one as well. */
export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);

/** What the hall said in both languages. */
export const told = (say: Say): string => say[language.value];

/** A number, a date, as the language writes them. */
export const number = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(language.value, options).format(value);
/** Points are written without a mark between the thousands. */
export const rating = (value: number): string => number(value, { useGrouping: false });
export const date = (unixMs: number, options?: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(
    language.value,
    options ?? { dateStyle: "medium", timeStyle: "short" },
  ).format(unixMs);
