// Where what was played and seen is kept.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { hall } from "../browser/hall";

const FOLDER = process.env.JADOUBE_ACCEPTANCE ?? "acceptance";

/** Keeps a text or a picture. */
export function keep(name: string, what: string | Buffer): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, name), what);
}

/** A picture of what is seen in a window. */
export const picture = async (page: Page, name: string): Promise<void> =>
  keep(`${name}.png`, await page.screenshot());

/** All that is on record of a game: everything done and ruled, and the game as PGN. */
export async function journal(page: Page, id: string, name: string): Promise<void> {
  const ask = (path: string) => page.context().request.get(`${hall().client}/api/games/${path}`);
  keep(
    `${name}.timeline.json`,
    JSON.stringify(await (await ask(`${id}/timeline`)).json(), null, 1),
  );
  keep(`${name}.pgn`, await (await ask(`${id}.pgn`)).text());
}
