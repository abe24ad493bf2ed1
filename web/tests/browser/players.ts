// People at browsers: guests who open tables, sit down and move pieces.

import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { inject } from "vitest";
import type { TableSettings } from "../../src/protocol";

declare module "vitest" {
  interface ProvidedContext {
    client: string;
  }
}

/** A page of a guest, and what its console said. */
export interface Guest {
  readonly page: Page;
  readonly complaints: string[];
}

let browser: Browser | undefined;

export async function launch(further: readonly string[] = []): Promise<Browser> {
  browser ??= await chromium.launch({
    executablePath: process.env.JADOUBE_CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", ...further],
  });
  return browser;
}

/** Everybody leaves. */
export async function leave(): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}

export async function close(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

/** Comes in as a guest. */
export async function guest(options: BrowserContextOptions = {}, theme = "dark"): Promise<Guest> {
  const base = inject("client");
  const context = await (await launch()).newContext({
    baseURL: base,
    viewport: { width: 1280, height: 860 },
    locale: "es-ES",
    ...options,
  });
  await context.request.post("/api/guest", { data: { keep: "cookie" }, headers: { origin: base } });
  await context.addInitScript((worn) => localStorage.setItem("jadoube-theme", worn), theme);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    const bad = ["error", "warning"].includes(message.type());
    if (bad || message.text().includes("GL_INVALID")) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return { page, complaints };
}

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
export async function open({ page }: Guest, some: Partial<TableSettings> = {}): Promise<string> {
  await page.goto("/reloj");
  const settings = { ...DEFAULTS, ...some };
  return page.evaluate(
    (chosen) =>
      new Promise<string>((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
        setTimeout(() => fail(new Error("no table")), 10_000);
        socket.onmessage = (event) => {
          const message = JSON.parse(String(event.data));
          if (message.rooms) {
            const room = message.rooms.find((one: { kind: string }) => one.kind === "guest").id;
            socket.send(JSON.stringify({ open_table: { id: "a", room, settings: chosen } }));
          }
          if (message.error) fail(new Error(JSON.stringify(message.error)));
          if (message.table_opened) {
            const { table, code } = message.table_opened;
            done(`/mesa/${table}${code ? `?codigo=${code}` : ""}`);
            setTimeout(() => socket.close(), 200);
          }
        };
      }),
    settings,
  );
}

/** Two guests at a table, White first. */
export async function pair(
  some: Partial<TableSettings> = {},
  options: BrowserContextOptions = {},
  theme = "dark",
): Promise<[Guest, Guest, string]> {
  const white = await guest(options, theme);
  const black = await guest();
  const address = await open(white, some);
  await white.page.goto(address);
  await black.page.goto(address);
  await black.page.getByRole("button", { name: "Jugar con negras" }).click();
  await black.page.locator(".table-waiting").waitFor({ state: "detached" });
  await white.page.locator(".table-waiting").waitFor({ state: "detached" });
  return [white, black, address];
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
    { timeout: 10_000 },
  );
}

/** The whole board in words. */
export const board = (page: Page): Promise<string[]> =>
  page.locator("[data-square]").allTextContents();

/** Moves by mouse, and waits until the opponent's board shows it. */
export async function moves(by: Guest, seenBy: Guest, from: string, to: string): Promise<void> {
  const words = await seenBy.page.locator(`[data-square="${from}"]`).textContent();
  await drag(by.page, from, to);
  await stands(seenBy.page, to, words?.split(", ")[1] ?? "?");
}
