import { describe, expect, it } from "vitest";
import { flattened } from "../../../src/board/pieces/curve";
import { grown, PROFILES, standing, TALL } from "../../../src/board/pieces/profile";
import { set } from "../../../src/board/pieces/svg";
import type { Color, Role } from "../../../src/protocol";

const ROLES: readonly Role[] = ["king", "queen", "rook", "bishop", "knight", "pawn"];
const COLORS: readonly Color[] = ["white", "black"];

const SET = "src/board/pieces/pieces.svg";

describe("a piece on paper", () => {
  const page = new DOMParser().parseFromString(set(), "image/svg+xml");

  it("is in the file of the set as its curves draw it: npx vitest -u writes it anew", async () => {
    await expect(set()).toMatchFileSnapshot(`../../../${SET}`);
  });

  it.each(ROLES.flatMap((role) => COLORS.map((color) => [color, role] as const)))(
    "%s %s is well formed, of paths with attributes alone, and stays on its square",
    (color, role) => {
      const symbol = page.getElementById(`${color}-${role}`);
      expect(symbol?.getAttribute("viewBox")).toBe("0 0 45 45");
      for (const element of symbol?.querySelectorAll("*") ?? []) {
        expect(["g", "path"]).toContain(element.tagName);
        expect(element.hasAttribute("style") || element.hasAttribute("id")).toBe(false);
      }
      for (const path of symbol?.querySelectorAll("path") ?? []) {
        const figures = (path.getAttribute("d") ?? "").match(/-?[\d.]+/g) ?? [];
        expect(figures.length).toBeGreaterThan(3);
        for (const figure of figures.map(Number)) {
          expect(figure).toBeGreaterThanOrEqual(0.5);
          expect(figure).toBeLessThanOrEqual(44.5);
        }
      }
    },
  );

  it("tells all twelve apart", () => {
    const all = [...page.querySelectorAll("symbol")].map(({ innerHTML }) => innerHTML);
    expect(new Set(all).size).toBe(12);
  });
});

describe("a piece on the board", () => {
  it("has the heights of a Staunton set, from the pawn's 5 cm to the king's 9.5", () => {
    const share = (role: Role): number => (TALL[role] / TALL.king) * 9.5;
    const standard = { king: 9.5, queen: 8.5, bishop: 7, knight: 6, rook: 5.5, pawn: 5 };
    for (const role of ROLES) expect(share(role)).toBeCloseTo(standard[role], 1);
  });

  it.each(ROLES)("the %s has a base of 35 to 70 hundredths of its height", (role) => {
    const base = Math.max(...flattened(standing(role), 8).map(([radius]) => radius));
    expect((2 * base) / TALL[role]).toBeGreaterThan(0.35);
    expect((2 * base) / TALL[role]).toBeLessThan(0.7);
    expect(2 * base).toBeLessThan(0.66 * 45);
  });

  it.each(ROLES)(
    "the %s is the drawing with a longer stem, begun and ended on the axis",
    (role) => {
      const { curve, inside, height } = PROFILES[role];
      const points = flattened(standing(role), 6);
      const flat = flattened({ start: curve.start, steps: [...curve.steps, ...inside] }, 6);
      expect(points.map(([radius]) => radius)).toEqual(flat.map(([radius]) => radius));
      expect(points[0]?.[0]).toBe(0);
      expect(points[points.length - 1]?.[0]).toBeCloseTo(0);
      expect(grown(role, height)).toBeCloseTo(TALL[role]);
      expect(grown(role, 0)).toBe(0);
    },
  );
});
