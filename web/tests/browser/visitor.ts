// People in browsers: each with a window of their own, in which nothing may go wrong unseen.

import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { expect } from "vitest";
import { keysSeen } from "./axe";
import { hall } from "./hall";

/** How a Chromium draws in depth without a graphics card; what is flat it draws faster alone. */
const SWITCHES = {
  flat: ["--disable-gpu"],
  deep: [
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
  ],
} as const;

/** The sizes that every page is looked at in. */
export const SIZES = {
  wide: { width: 1280, height: 860 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  small: { width: 320, height: 640 },
} as const;

export type Theme = "dark" | "light" | "contrast";

export interface Choices {
  size?: keyof typeof SIZES;
  language?: "es" | "en";
  theme?: Theme;
  /** Whether it can draw in depth. */
  deep?: boolean;
  /** What else the window is to be. */
  options?: BrowserContextOptions;
}

/** A person's window, and what the browser complained of in it. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  complaints: string[];
}

/** How long anything may take: a machine that compiles beside it is slow. */
const PATIENCE_MS = Number(process.env.JADOUBE_PATIENCE_MS ?? 120_000);

export const PASSWORD = "caballo torre alfil";

const browsers = new Map<keyof typeof SWITCHES, Promise<Browser>>();

/** The browser of a file of tests. */
export function launched(kind: keyof typeof SWITCHES): Promise<Browser> {
  const executablePath = process.env.JADOUBE_CHROMIUM || "/usr/bin/chromium";
  const known = browsers.get(kind);
  if (known) return known;
  const fresh = chromium.launch({ executablePath, args: ["--no-sandbox", ...SWITCHES[kind]] });
  browsers.set(kind, fresh);
  return fresh;
}

/** Everybody leaves, and the browsers end. */
export async function leave(): Promise<void> {
  for (const browser of browsers.values()) await (await browser).close();
  browsers.clear();
}

/** Opens a window on the client, without going anywhere. */
export async function visitor(choices: Choices = {}): Promise<Visitor> {
  const { size = "wide", language = "es", theme = "dark", deep = false, options = {} } = choices;
  const context = await (await launched(deep ? "deep" : "flat")).newContext({
    viewport: SIZES[size],
    locale: language,
    baseURL: hall().client,
    // What moves by itself is drawn again and again, and nothing here looks at it.
    reducedMotion: "reduce",
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(
    ([spoken, worn]) => {
      localStorage.setItem("jadoube-language", spoken);
      localStorage.setItem("jadoube-theme", worn);
    },
    [language, theme] as const,
  );
  const page = await context.newPage();
  const one = { page, context, complaints: complaintsOf(page) };
  present.push(one);
  return one;
}

/** Everybody of this test. */
let present: Visitor[] = [];

/** The end of a test: nothing may have gone wrong for anybody, and no sentence be missing. */
export async function parted(): Promise<void> {
  const all = present;
  present = [];
  const found: string[] = [];
  for (const { page, context, complaints } of all) {
    found.push(...complaints);
    if (!page.isClosed()) found.push(...(await keysSeen(page)));
    await context.close();
  }
  expect(found).toEqual([]);
}

/** What goes wrong in a page from now on, as its console tells. */
export function complaintsOf(page: Page): string[] {
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
  return complaints;
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
    execFileSync(hall().program, ["admin", "--data", hall().data, ...words], {
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

const SHOTS = process.env.JADOUBE_SHOTS ?? join(__dirname, "../../node_modules/.shots");

/** Takes a picture of the whole page, to be looked at. */
export async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true });
}
