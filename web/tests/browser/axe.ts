// What makes a page hard to use for some, as far as a program can tell.

import axe from "axe-core";
import type { Page } from "playwright-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What is wrong with the page, each with the elements it is about. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    (tags) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: { type: "tag", values: tags },
      }),
    RULES,
  );
  return found.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/** Keys of sentences that are seen as they are, for want of a sentence. */
export const keysSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const text = document.body.innerText;
    return text.match(/\b(web|table|desk|laws)-[a-z0-9_-]{3,}/g) ?? [];
  });

/** By how many pixels the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
