// What is read aloud. Two regions take turns: the same text again would not be read.

import { signal } from "@preact/signals";

const texts = signal<readonly [string, string]>(["", ""]);
let turn = 0;
let last = "";

/** Has a text read aloud. */
export function announce(text: string): void {
  if (text === "") return;
  last = text;
  turn = 1 - turn;
  texts.value = turn === 0 ? [text, ""] : ["", text];
}

/** Says the last one again. */
export const again = (): void => announce(last);

export function Live() {
  return (
    <div class="table-unseen">
      <div aria-live="polite" role="status">
        {texts.value[0]}
      </div>
      <div aria-live="polite" role="status">
        {texts.value[1]}
      </div>
    </div>
  );
}
