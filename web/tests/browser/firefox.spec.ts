// Debian's Firefox: it plays on the flat board, and stays on it where there is no WebGL.

import { expect, test } from "vitest";
import { Firefox, firefoxAt } from "./bidi";
import { hall } from "./hall";
import { moves, open, stands } from "./players";
import { guest } from "./visitor";

const path = firefoxAt();
if (!path) console.log("SKIPPED: the tests in Firefox, as none is installed (JADOUBE_FIREFOX)");

test.skipIf(!path)(
  "a game in Firefox: the flat board, and a word where depth is missing",
  async () => {
    const white = await guest();
    const address = await open(white);
    await white.page.goto(address);
    const firefox = await Firefox.start(path ?? "");
    try {
      await firefox.goto(`${hall().client}/reloj`);
      await firefox.evaluate(`(localStorage.setItem("jadoube-language", "es"), fetch("/api/guest", {
      method: "POST", headers: { "content-type": "application/json" }, body: '{"keep":"cookie"}',
    }).then(({ ok }) => ok))`);
      await firefox.goto(hall().client + address);
      await firefox.click(".table-waiting .button.primary");
      await firefox.until(`!document.querySelector(".table-waiting")`);
      await white.page.locator(".table-waiting").waitFor({ state: "detached" });
      const black = { ...white, page: white.page };
      await moves(white, black, "e2", "e4");
      await firefox.until(
        `document.querySelector('[data-square="e4"]').textContent.includes("peón")`,
      );
      await firefox.drag('[data-square="e7"]', '[data-square="e5"]');
      await stands(white.page, "e5", "peón");

      // Whatever this machine can draw, this page is told that it can draw nothing in depth.
      await firefox.evaluate("void (HTMLCanvasElement.prototype.getContext = () => null)");
      await firefox.click(".table-views > button");
      await firefox.click(".table-view-list button:nth-of-type(2)");
      await firefox.until(`document.querySelector(".toast")`);
      await firefox.until(`document.querySelector(".table-view svg.plano")`);
      await firefox.click(".table-views > button");
      const list = `document.querySelector(".table-view-list").textContent`;
      expect(await firefox.evaluate(list)).toContain("no puede mostrar el tablero en 3D");
      await moves(white, black, "g1", "f3");
      await firefox.until(
        `document.querySelector('[data-square="f3"]').textContent.includes("caballo")`,
      );
      expect(firefox.complaints).toEqual([]);
    } finally {
      await firefox.close();
    }
  },
);
