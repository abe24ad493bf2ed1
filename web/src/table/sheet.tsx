// The scoresheet, on cream paper, in one's own notation.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Color, LastMove, SheetDocument, SheetLine } from "../protocol";
import { Button } from "../ui/button";
import { t } from "../words/words";
import type { AtTable } from "./at";
import { counted, written } from "./notation";

/** A half-move as it is on the paper. */
interface Line {
  readonly text: string | null;
  readonly offer: boolean;
  readonly gone: boolean;
  readonly corrected: boolean;
}

/** A move that was made, as a line. */
export const ofMove = ({ san, uci }: LastMove): Line => ({
  text: san ? written(san) : (uci ?? null),
  offer: false,
  gone: false,
  corrected: false,
});
/** What a player has written, as a line. */
export const ofSheet = ({ text, offer, void: gone, corrected }: SheetLine): Line => ({
  text,
  offer,
  gone,
  corrected,
});

/** The lines of a scoresheet on record, White's and Black's in turn. */
export function documentLines(sheet: SheetDocument): Line[] {
  return sheet.rows.flatMap(({ white, black }) =>
    [white, black].flatMap((cell) =>
      cell
        ? [
            {
              text: cell.text === null ? null : written(cell.text),
              offer: cell.offer,
              gone: cell.void,
              corrected: cell.struck.length > 0,
            },
          ]
        : [],
    ),
  );
}

/** Whether the player of a table writes the moves down. */
export function writes(at: AtTable): boolean {
  const state = at.table.value?.state;
  return at.strict && at.seat !== null && !at.over && state?.regulations.sheets !== "automatic";
}

/** The lines of the scoresheet that is shown. */
export function sheetLines(at: AtTable, whose: Color): Line[] {
  const state = at.table.value?.state;
  if (!state) return [];
  const sheet = state.sheets[whose === "white" ? 0 : 1];
  if (writes(at) || (at.over && at.strict && state.regulations.sheets !== "automatic")) {
    return (sheet ?? []).map(ofSheet);
  }
  const lines = state.moves.map(ofMove);
  // What the program keeps is as long as the moves, or longer by what was taken back.
  sheet?.forEach((line, index) => {
    const known = lines[index];
    if (known && line.offer) lines[index] = { ...known, offer: true };
  });
  return lines;
}

interface Props {
  at: AtTable;
  /** The half-move that is looked at, in a replay. */
  chosen?: number;
  choose?: (ply: number) => void;
}

export function Sheet({ at, chosen, choose }: Props) {
  const whose: Color = at.seat ?? "white";
  const start = at.table.value?.state.start ?? "";
  const lines = sheetLines(at, whose);
  return (
    <section class="table-sheet" aria-label={t("table-sheet")}>
      <Paper
        lines={lines}
        start={start}
        {...(chosen === undefined ? {} : { chosen })}
        {...(choose ? { choose } : {})}
      />
      {writes(at) && <Pen at={at} />}
      {writes(at) && (
        <Button kind="quiet" icon="eye" does={() => at.plays("ask_sheet", at.seat)}>
          {t("table-ask-sheet")}
        </Button>
      )}
    </section>
  );
}

interface PaperProps {
  /** What it is called, where there is more than one. */
  label?: string;
  lines: readonly Line[];
  start: string;
  chosen?: number;
  choose?: (ply: number) => void;
}

/** The lines in two columns. */
export function Paper({ label, lines, start, chosen, choose }: PaperProps) {
  const scroll = useRef<HTMLElement>(null);
  const length = lines.length;
  useEffect(() => {
    const box = scroll.current;
    if (!box) return;
    const row = box.querySelector<HTMLElement>("[aria-current]");
    box.scrollTop = row ? row.offsetTop - box.clientHeight / 2 : box.scrollHeight;
  }, [length, chosen]);
  const skip = counted(start, 0).color === "black" ? 1 : 0;
  const rows: (readonly [number, number | null, number | null])[] = [];
  for (let index = -skip; index < length; index += 2) {
    const { number } = counted(start, Math.max(0, index));
    rows.push([number, index >= 0 ? index : null, index + 1 < length ? index + 1 : null]);
  }
  const cell = (index: number | null) => {
    const line = index === null ? undefined : lines[index];
    if (!line || index === null) return <td />;
    const text = line.text ?? "_____";
    const kinds = `${line.gone ? "gone " : ""}${line.corrected ? "corrected" : ""}`.trim();
    const shown = (
      <>
        {line.gone ? <s>{text}</s> : text}
        {line.offer && " (=)"}
      </>
    );
    return (
      <td class={kinds} aria-current={chosen === index + 1 ? "true" : undefined}>
        {choose ? (
          <button type="button" onClick={() => choose(index + 1)}>
            {shown}
          </button>
        ) : (
          shown
        )}
      </td>
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section class="table-paper" ref={scroll} tabIndex={0} aria-label={label ?? t("table-moves")}>
      <table>
        <thead class="unseen">
          <tr>
            <th scope="col">{t("table-number")}</th>
            <th scope="col">{t("table-side", { color: "white" })}</th>
            <th scope="col">{t("table-side", { color: "black" })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([number, white, black]) => (
            <tr key={number}>
              <th scope="row">{number}.</th>
              {cell(white)}
              {cell(black)}
            </tr>
          ))}
        </tbody>
      </table>
      {length === 0 && <p class="table-blank">{t("table-no-moves")}</p>}
    </section>
  );
}

/** Where a player writes the moves. */
function Pen({ at }: { at: AtTable }) {
  const text = useSignal("");
  const write = (): void => {
    const line = text.value.trim();
    if (line === "") return;
    at.plays({ write: { move: line } }, at.seat);
    text.value = "";
  };
  return (
    <form
      class="table-pen"
      onSubmit={(event) => {
        event.preventDefault();
        write();
      }}
    >
      <input
        aria-label={t("table-write")}
        placeholder={t("table-write")}
        value={text.value}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <Button does={write}>{t("table-write-it")}</Button>
      <Button does={() => at.plays({ write: "offer" }, at.seat)}>(=)</Button>
    </form>
  );
}
