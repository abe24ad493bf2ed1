// Every text that people see, in their language. The sentences live in /locales.

import english from "sentences:en";
import spanish from "sentences:es";
import { computed, signal } from "@preact/signals";
import type { Say } from "../protocol";
import { type Sentences, said, type Values } from "./form";

export type { Values } from "./form";

/** The languages there are, Spanish first. */
export const LANGUAGES = ["es", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The address of all sentences of each language. */
const ADDRESSES: Readonly<Record<Language, string>> = { es: spanish, en: english };
const KEPT = "jadoube-language";

/** The language in use; set it by `speak`. */
export const language = signal<Language>("es");
const known = signal<Partial<Record<Language, Sentences>>>({});

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
  if (!known.value[wanted]) learn(wanted, await (await fetch(ADDRESSES[wanted])).json());
  if (keep) localStorage.setItem(KEPT, wanted);
  language.value = wanted;
  document.documentElement.lang = wanted;
}

/** Takes in the sentences of a language; tests do it without a hall. */
export function learn(wanted: Language, sentences: Sentences): void {
  known.value = { ...known.value, [wanted]: sentences };
}

const sentences = computed(() => known.value[language.value]);
const places = computed(() => new Map(sentences.value?.keys.map((key, place) => [key, place])));

/**
 * The sentence of a key, or of its place among all; the key itself where there is none, which a
 * test forbids.
 */
export function t(key: string | number, values?: Values): string {
  const place = typeof key === "number" ? key : places.value.get(key);
  const form = place === undefined ? place : sentences.value?.forms[place];
  return form === undefined ? `${key}` : said(form, language.value, values);
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
