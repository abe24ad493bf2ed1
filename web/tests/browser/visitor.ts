// People in browsers: each with a window of their own, in which nothing may go wrong unseen.

import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect, inject } from "vitest";

const CHROMIUM = "/usr/bin/chromium";
const SWITCHES = [
  "--no-sandbox",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
];

/** The sizes that every page is looked at in. */
export const SIZES = {
  wide: { width: 1280, height: 860 },
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 640 },
} as const;

export type Theme = "dark" | "light" | "contrast";

export interface Choices {
  size?: keyof typeof SIZES;
  language?: "es" | "en";
  theme?: Theme;
}

/** A person's window, and what the browser complained of in it. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  complaints: string[];
}

export const PASSWORD = "caballo torre alfil";

let browser: Browser | undefined;

/** The browser of the tests; close it by `leave` when a file is done. */
async function started(): Promise<Browser> {
  const executablePath = process.env.JADOUBE_CHROMIUM || CHROMIUM;
  browser ??= await chromium.launch({ executablePath, args: SWITCHES });
  return browser;
}

export async function leave(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

/** Opens a window on the client, without going anywhere. */
export async function visitor(choices: Choices = {}): Promise<Visitor> {
  const { size = "wide", language = "es", theme = "dark" } = choices;
  const context = await (await started()).newContext({
    viewport: SIZES[size],
    locale: language,
    baseURL: inject("client"),
  });
  await context.addInitScript(
    ([spoken, worn]) => {
      localStorage.setItem("jadoube-language", spoken);
      localStorage.setItem("jadoube-theme", worn);
    },
    [language, theme] as const,
  );
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    const { url } = message.location();
    // The browser tells of every answer that is a no; those of the hall are shown to people.
    if (new URL(url || "about:blank").pathname.startsWith("/api/")) return;
    if (/GL_INVALID/.test(message.text()) || ["error", "warning"].includes(message.type())) {
      complaints.push(`${message.text()} (${url})`);
    }
  });
  return { page, context, complaints };
}

/** A guest who is in the hall already. */
export async function guest(choices: Choices = {}): Promise<Visitor> {
  const one = await visitor(choices);
  expect((await one.context.request.post("/api/guest", { data: {} })).ok()).toBe(true);
  return one;
}

/** Registers people, with offices where they are to have some. */
export function register(name: string, ...roles: string[]): void {
  const admin = (input: string, ...words: string[]) =>
    execFileSync(inject("program"), ["admin", "--data", inject("data"), ...words], {
      input,
      env: {},
    });
  admin(`${PASSWORD}\n`, "create", name);
  if (roles.length > 0) admin("", "grant", name, ...roles);
}

/** Somebody registered, who is in the hall already. */
export async function logIn(name: string, choices: Choices = {}): Promise<Visitor> {
  const one = await visitor(choices);
  const entered = await one.context.request.post("/api/login", {
    data: { name, password: PASSWORD },
  });
  expect(entered.ok()).toBe(true);
  return one;
}

/** Ends windows in which nothing went wrong. */
export async function done(...visitors: Visitor[]): Promise<void> {
  for (const { context, complaints } of visitors) {
    expect(complaints).toEqual([]);
    await context.close();
  }
}

const SHOTS = process.env.JADOUBE_SHOTS ?? join(__dirname, "../../node_modules/.shots");

/** Takes a picture of the whole page, to be looked at. */
export async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true });
}
