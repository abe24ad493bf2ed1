// Our own drawings, on a square of 24: strokes in the color of the text around them.

import drawings from "./icons.svg?url";

/** The name of a drawing in `icons.svg`. */
export type IconName =
  | "close"
  | "check"
  | "plus"
  | "back"
  | "next"
  | "down"
  | "menu"
  | "clock"
  | "people"
  | "person"
  | "machine"
  | "chat"
  | "send"
  | "lock"
  | "star"
  | "board"
  | "hand"
  | "flag"
  | "scales"
  | "book"
  | "link"
  | "copy"
  | "print"
  | "download"
  | "sun"
  | "moon"
  | "contrast"
  | "trophy"
  | "settings"
  | "eye"
  | "hide"
  | "mute"
  | "sound"
  | "refresh"
  | "undo"
  | "pause"
  | "play"
  | "stop"
  | "call"
  | "warning"
  | "door"
  | "views";

/** A drawing; it says nothing to who listens: the control around it has words. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon-drawing" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
