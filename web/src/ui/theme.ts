// How it looks: dark, light or of high contrast; by the browser's wish until somebody chooses.

import { signal } from "@preact/signals";

/** The looks there are. */
export const THEMES = ["dark", "light", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

const KEPT = "jadoube-theme";

function wished(): Theme {
  const kept = localStorage.getItem(KEPT);
  const known = THEMES.find((theme) => theme === kept);
  if (known) return known;
  if (matchMedia("(prefers-contrast: more)").matches) return "contrast";
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

/** The look in use; change it by `wear`. */
export const theme = signal<Theme>("dark");

function show(next: Theme): void {
  theme.value = next;
  document.documentElement.dataset.theme = next;
}

/** Wears a look from now on. */
export function wear(next: Theme): void {
  localStorage.setItem(KEPT, next);
  show(next);
}

/** Puts on what is wished for, now and whenever the browser's wish changes. */
export function dress(): void {
  show(wished());
  for (const query of ["(prefers-contrast: more)", "(prefers-color-scheme: light)"]) {
    matchMedia(query).addEventListener("change", () => show(wished()));
  }
}
