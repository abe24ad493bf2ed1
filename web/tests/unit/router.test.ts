// The address says which page is shown, and links change it without a reload.

import { beforeEach, expect, test, vi } from "vitest";
import { address, asked, go, onward, path, secret } from "../../src/ui/router";

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  document.body.replaceChildren();
  go("/", true);
});

const link = (href: string, attributes: Record<string, string> = {}): HTMLAnchorElement => {
  const element = document.createElement("a");
  element.href = href;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
};

/** Clicks, and says whether the browser would have followed the link itself. */
const click = (element: HTMLElement, options: MouseEventInit = {}): boolean =>
  element.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...options }),
  );

test("the parts of a path are read as they were meant", () => {
  go("/jugador/Ana%20P%C3%A9rez");
  expect(path.value).toEqual(["jugador", "Ana Pérez"]);
});

test("a path that is not well written is read as it is", () => {
  go("/jugador/%E0%A4%A");
  expect(path.value).toEqual(["jugador", "%E0%A4%A"]);
});

test("a link within the hall changes the page", () => {
  expect(click(link("/clasificacion/blitz"))).toBe(false);
  expect(path.value).toEqual(["clasificacion", "blitz"]);
});

test("the browser follows links elsewhere, downloads, the interface, and to new windows", () => {
  expect(click(link("https://example.org/"))).toBe(true);
  expect(click(link("/partidas.pgn", { download: "" }))).toBe(true);
  expect(click(link("/api/me/export"))).toBe(true);
  expect(click(link("/leyes", { target: "_blank" }))).toBe(true);
  expect(click(link("/leyes"), { ctrlKey: true })).toBe(true);
  expect(path.value).toEqual([]);
});

test("going back shows the page before", async () => {
  go("/leyes");
  history.back();
  await vi.waitFor(() => expect(path.value).toEqual([]));
});

test("the page that was asked for is kept behind the #, and leads to this hall only", () => {
  go("/mesa/k3v9?codigo=abc");
  expect(asked()).toBe("/mesa/k3v9?codigo=abc");
  go(`/entrar#${encodeURIComponent(asked())}`);
  expect(address.value.hash).toBe("#%2Fmesa%2Fk3v9%3Fcodigo%3Dabc");
  expect([asked(), onward()]).toEqual(["/mesa/k3v9?codigo=abc", "/mesa/k3v9?codigo=abc"]);
  for (const other of ["//example.org", "https://example.org", "javascript:alert(1)", ""]) {
    go(`/entrar#${encodeURIComponent(other)}`);
    expect(onward()).toBe("/");
  }
});

test("a secret is read from behind the #", () => {
  go("/setup#a%2Bb");
  expect(secret()).toBe("a+b");
});
