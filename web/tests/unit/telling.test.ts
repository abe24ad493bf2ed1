import { expect, test } from "vitest";
import { positionIn, telling } from "../../src/laws/telling";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const PAGE = `# C000 A title

- edition: 2023
- time: 90+30
- position: ${START}

What it is about,
in two lines.

## Facts

- 0:10 White plays h2-h3.
  > Something (Article 7.5.1).

## Why

Because it is so.
`;

test("what a page of the casebook says around its facts", () => {
  const { head, before, why } = telling(PAGE);
  expect(head.get("time")).toBe("90+30");
  expect(head.get("position")).toBe(START);
  expect(before).toBe("What it is about,\nin two lines.");
  expect(why).toBe("Because it is so.");
});

test("a page without a reason, and one that is empty", () => {
  expect(telling("# C000 A title\n\n## Facts\n").why).toBe("");
  expect(telling("")).toEqual({ head: new Map(), before: "", why: "" });
});

test("the position that a fact gives", () => {
  expect(positionIn(`Position: ${START}`)).toBe(START);
  expect(positionIn("To move: White.")).toBeNull();
});
