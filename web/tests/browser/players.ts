// People at browsers: guests who open tables, sit down and move pieces.

import type { Page } from "playwright-core";
import type { TableSettings } from "../../src/protocol";
import { type Choices, guest, type Visitor } from "./visitor";

const DEFAULTS: TableSettings = {
  name: null,
  time: "15+10",
  time_black: null,
  points: false,
  access: "open",
  color: "white",
  start: "standard",
  over_the_board: false,
  edition: "2023",
  preset: "laws",
  arbiter: false,
  screens: "two",
  takebacks: false,
  machine: null,
  first_move_s: null,
  absence_s: 60,
  call_stops_clocks: false,
  wait_for_start: false,
  delay_s: 0,
  regulations: null,
};

/** Opens a table over a socket of the page's own, and tells its address. */
export async function open(
  { page }: Visitor,
  some: Partial<TableSettings> = {},
  kind = "guest",
): Promise<string> {
  await page.goto("/reloj");
  return page.evaluate(
    ([settings, wanted]) =>
      new Promise<string>((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
        socket.onclose = () => fail(new Error("the hall hung up before it opened the table"));
        socket.onmessage = (event) => {
          const message = JSON.parse(String(event.data));
          if (message.rooms) {
            const room = message.rooms.find((one: { kind: string }) => one.kind === wanted).id;
            socket.send(JSON.stringify({ open_table: { id: "a", room, settings } }));
          }
          if (message.error) fail(new Error(JSON.stringify(message.error)));
          if (message.table_opened) {
            const { table, code } = message.table_opened;
            done(`/mesa/${table}${code ? `#${code}` : ""}`);
            socket.close();
          }
        };
      }),
    [{ ...DEFAULTS, ...some }, kind] as const,
  );
}

/** Two people sit down at a table that the first opens, with White where nothing else is chosen. */
export async function seated(
  white: Visitor,
  black: Visitor,
  some: Partial<TableSettings> = {},
  kind = "guest",
): Promise<string> {
  const address = await open(white, some, kind);
  await white.page.goto(address);
  await black.page.goto(address);
  await black.page
    .getByRole("button", { name: /^(Jugar con (negras|blancas)|Play (Black|White))$/ })
    .click();
  await black.page.locator(".table-waiting").waitFor({ state: "detached" });
  await white.page.locator(".table-waiting").waitFor({ state: "detached" });
  return address;
}

/** Two guests at a table, White first; the choices are of White's window. */
export async function pair(
  some: Partial<TableSettings> = {},
  choices: Choices = {},
): Promise<[Visitor, Visitor, string]> {
  const [white, black] = [await guest(choices), await guest()];
  return [white, black, await seated(white, black, some)];
}

/** A point of a square, in parts of it from its middle. */
export async function point(page: Page, square: string, dx = 0, dy = 0): Promise<[number, number]> {
  const box = await page.locator(`[data-square="${square}"]`).boundingBox();
  if (!box) throw new Error(`no square ${square}`);
  return [box.x + box.width * (0.5 + dx), box.y + box.height * (0.5 + dy)];
}

/** Drags by mouse from one square to another. */
export async function drag(page: Page, from: string, to: string): Promise<void> {
  const [x, y] = await point(page, from);
  const [toX, toY] = await point(page, to);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((x + toX) / 2, (y + toY) / 2, { steps: 3 });
  await page.mouse.move(toX, toY, { steps: 3 });
  await page.mouse.up();
}

/** What stands on a square, in words: waits until it is that. */
export async function stands(page: Page, square: string, words: string): Promise<void> {
  await page.waitForFunction(
    ([name, wanted]) =>
      document.querySelector(`[data-square="${name}"]`)?.textContent?.includes(wanted ?? "?"),
    [square, words],
  );
}

/** The whole board in words. */
export const board = (page: Page): Promise<string[]> =>
  page.locator("[data-square]").allTextContents();

/** Moves by mouse, and waits until the opponent's board shows it. */
export async function moves(by: Visitor, seenBy: Visitor, from: string, to: string): Promise<void> {
  const words = await seenBy.page.locator(`[data-square="${from}"]`).textContent();
  await drag(by.page, from, to);
  await stands(seenBy.page, to, words?.split(", ")[1] ?? "?");
}
