// A move that is typed: read back first, and to be corrected until it is made.

import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { other } from "../board/placed";
import type { Color } from "../protocol";
import { Button } from "../ui/button";
import { t } from "../words/words";
import type { AtTable } from "./at";
import { choose, handsAt } from "./hands";
import { announce } from "./live";
import { readTyped, type Typed } from "./reading";
import { spokenSquare } from "./spoken";

/** Whether the line for it is open. */
export const typing = signal(false);
const text = signal("");
/** What was read and is not made yet. */
export const read = signal<Typed | null>(null);

function readLine(at: AtTable): void {
  // What is typed after a piece was let go of is the reply to it.
  const color = at.mine === "both" && at.hand ? other(at.hand) : at.hand;
  if (!color) return;
  const legal = at.strict ? null : (at.now.value?.moves ?? "").split(" ").filter(Boolean);
  const reading = readTyped(text.value, at.pieces.value, color, legal);
  if (typeof reading === "string") {
    read.value = null;
    announce(t(`table-typed-${reading}`, { text: text.value }));
    return;
  }
  read.value = reading;
  announce(t("table-typed-read", { move: words(reading) }));
}

const words = (move: Typed): string =>
  t("table-typed-move", {
    role: move.role,
    from: spokenSquare(move.from),
    to: spokenSquare(move.to),
    becomes: move.becomes ?? "none",
  });

/** Makes what was typed, as hands would. */
export function makeTyped(at: AtTable): void {
  const move = read.value;
  if (!move) return;
  const hands = handsAt(at);
  hands.touch(move.from);
  hands.release(move.from, move.to);
  if (move.rook) {
    hands.touch(move.rook[0]);
    hands.release(...move.rook);
  }
  if (move.becomes) choose(at, move.becomes);
  clear();
}

/** Presses the clock; what was typed and not made yet is made first. */
export function pressClock(at: AtTable, color: Color | null = at.presses): void {
  makeTyped(at);
  at.press(color);
}

function clear(): void {
  read.value = null;
  text.value = "";
}

export function TypedMove({ at }: { at: AtTable }) {
  const input = useRef<HTMLInputElement>(null);
  const open = typing.value;
  // Before the next key comes.
  useLayoutEffect(() => {
    if (open) input.current?.focus();
  }, [open]);
  if (!open || !at.hand) return null;
  const move = read.value;
  return (
    <form
      class="table-typed"
      onSubmit={(event) => {
        event.preventDefault();
        if (move) makeTyped(at);
        else readLine(at);
      }}
    >
      <label>
        <span class="hint">{t("table-typed-label")}</span>
        <input
          ref={input}
          value={text.value}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            read.value = null;
          }}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            if (text.value !== "") clear();
            else {
              typing.value = false;
              document.querySelector<HTMLElement>(".table-grid [tabindex='0']")?.focus();
            }
          }}
        />
      </label>
      {move ? (
        <>
          <p>{words(move)}</p>
          <div class="row">
            <Button kind="primary" does={() => makeTyped(at)}>
              {t("table-typed-make")}
            </Button>
            <Button does={clear}>{t("table-typed-correct")}</Button>
          </div>
        </>
      ) : (
        <Button does={() => readLine(at)}>{t("table-typed-check")}</Button>
      )}
    </form>
  );
}
