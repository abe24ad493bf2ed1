// The orders an arbiter gives at a table; what is refused is told with its Article.

import { type Signal, useSignal } from "@preact/signals";
import { me } from "../model/state";
import type { Color, DeskTable, Misconduct, TableState, Timeline } from "../protocol";
import { rulings } from "../table/follow";
import { Said } from "../table/law";
import { numbered, counted as placeOf, written } from "../table/notation";
import { Button } from "../ui/button";
import { Choices, SelectField, TextField } from "../ui/field";
import { t, told } from "../words/words";
import type { Doing } from "./doing";
import {
  counted,
  type Draft,
  isColored,
  KINDS,
  MISCONDUCTS,
  order,
  PENALTIES,
  SCORES,
  SEEN,
} from "./order";

interface Props {
  table: DeskTable;
  state: TableState;
  doing: Doing;
  timeline: Timeline | null;
  /** The half-move that is looked at. */
  ply: Signal<number | null>;
}

const BLANK: Draft = {
  kind: "set_clocks",
  color: "white",
  white: "",
  black: "",
  amount: "2",
  ply: "",
  penalty: "warning",
  misconduct: "annoyance",
  score: "none",
  ruling: "",
  seen: "illegal_move",
};
const LONGEST = 500;

/** The reason, the orders of every moment, and a form for the others. */
export function Orders({ table, state, doing, timeline, ply }: Props) {
  const draft = useSignal<Draft>(BLANK);
  const lacks = useSignal<string | null>(null);
  const { refused } = doing;
  const send = (): void => {
    const looked = ply.value === null ? "" : `${Math.max(0, ply.value - 1)}`;
    const made = order({ ...draft.value, ply: draft.value.ply || looked }, doing.because.value);
    const missing = typeof made === "object" && "missing" in made ? made.missing : null;
    lacks.value = missing && t("desk-missing", { missing });
    if (typeof made === "object" && "missing" in made) return;
    doing.orders(made);
  };
  return (
    <section class="panel stack" aria-labelledby="desk-orders">
      <h3 id="desk-orders">{t("desk-orders")}</h3>
      <TextField
        label={t("desk-because")}
        hint={t("desk-because-hint")}
        value={doing.because.value}
        change={(text) => {
          doing.because.value = text;
        }}
        input={{ maxLength: LONGEST, autocomplete: "off" }}
      />
      <Moment table={table} doing={doing} />
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Fields
          draft={draft.value}
          state={state}
          timeline={timeline}
          looked={ply.value}
          set={(change) => {
            draft.value = { ...draft.value, ...change };
            lacks.value = null;
          }}
        />
        <button type="submit" class="button primary">
          {t("desk-order-it")}
        </button>
      </form>
      {(lacks.value || refused) && (
        <p class="fault" role="alert">
          {lacks.value ??
            (refused && (
              <Said text={told(refused.say)} authority={refused.refusal?.authority ?? null} />
            ))}
        </p>
      )}
    </section>
  );
}

/** What needs nothing to be filled in. */
function Moment({ table, doing }: { table: DeskTable; doing: Doing }) {
  const seated = table.arbiters.some(({ id }) => id === me.value?.person.id);
  return (
    <div class="row">
      {!seated && (
        <Button icon="scales" does={() => doing.does("sit_as_arbiter")}>
          {t("desk-sit")}
        </Button>
      )}
      {table.stage === "ready" && (
        <Button icon="play" does={() => doing.does("start")}>
          {t("web-all-start")}
        </Button>
      )}
      {table.stage === "playing" && (
        <Button icon="pause" does={() => doing.orders("pause")}>
          {t("desk-pause")}
        </Button>
      )}
      {table.stage === "paused" && (
        <Button icon="play" does={() => doing.orders("resume")}>
          {t("desk-resume")}
        </Button>
      )}
    </div>
  );
}

interface FieldsProps {
  draft: Draft;
  state: TableState;
  timeline: Timeline | null;
  looked: number | null;
  set: (change: Partial<Draft>) => void;
}

/** The order, and what it needs. */
function Fields({ draft, state, timeline, looked, set }: FieldsProps) {
  const { kind } = draft;
  const colored = isColored(draft);
  const unit = kind === "penalize" ? counted(draft.penalty) : kind === "compensate" ? "time" : null;
  return (
    <>
      <SelectField
        label={t("desk-order")}
        value={kind}
        options={KINDS.map((one) => [one, t("desk-order-kind", { kind: one })] as const)}
        change={(value) => set({ kind: value })}
      />
      {kind === "set_clocks" && (
        <div class="desk-two">
          {(["white", "black"] as const).map((color) => (
            <TextField
              key={color}
              label={t("table-side", { color })}
              hint={t("desk-time-hint")}
              value={draft[color]}
              change={(text) => set({ [color]: text })}
              input={{ autocomplete: "off" }}
            />
          ))}
        </div>
      )}
      {kind === "go_back" && (
        <SelectField
          label={t("desk-before")}
          value={draft.ply || (looked === null ? "" : `${Math.max(0, looked - 1)}`)}
          options={[["", "—"] as const, ...places(state)]}
          change={(value) => set({ ply: value })}
        />
      )}
      {kind === "observe" && (
        <SelectField
          label={t("desk-seen")}
          value={draft.seen}
          options={SEEN.map((one) => [one, t("desk-seen-what", { seen: one })] as const)}
          change={(value) => set({ seen: value })}
        />
      )}
      {colored && (
        <Choices
          label={t("desk-who")}
          value={draft.color}
          options={(["white", "black"] as const).map((color): readonly [Color, string] => [
            color,
            t("table-side", { color }),
          ])}
          change={(color) => set({ color })}
        />
      )}
      {kind === "penalize" && <PenaltyFields draft={draft} set={set} />}
      {unit && (
        <TextField
          label={t("desk-amount", { unit })}
          value={draft.amount}
          change={(amount) => set({ amount })}
          input={{ autocomplete: "off" }}
        />
      )}
      {kind === "rule" && (
        <Choices
          label={t("desk-score")}
          value={draft.score}
          options={Object.keys(SCORES).map((one) => [
            one,
            one === "none" ? t("desk-no-score") : one,
          ])}
          change={(score) => set({ score })}
        />
      )}
      {kind === "withdraw" && (
        <SelectField
          label={t("desk-ruling")}
          value={draft.ruling}
          options={[
            ["", "—"] as const,
            ...rulings(timeline?.entries ?? []).map(({ id, say }) => [`${id}`, told(say)] as const),
          ]}
          change={(ruling) => set({ ruling })}
        />
      )}
    </>
  );
}

/** What a player has done, and what is done about it. */
function PenaltyFields({ draft, set }: Pick<FieldsProps, "draft" | "set">) {
  return (
    <>
      <SelectField<Misconduct>
        label={t("desk-misconduct")}
        value={draft.misconduct}
        options={MISCONDUCTS.map((one) => [one, t("desk-misconduct-what", { what: one })] as const)}
        change={(misconduct) => set({ misconduct })}
      />
      <SelectField
        label={t("desk-penalty")}
        value={draft.penalty}
        options={PENALTIES.map((one) => [one, t("desk-penalty-what", { what: one })] as const)}
        change={(penalty) => set({ penalty, amount: counted(penalty) === "time" ? "2" : "1" })}
      />
    </>
  );
}

/** The half-moves before which one can go back, the latest first. */
function places({ start, moves }: TableState): (readonly [string, string])[] {
  return moves
    .map(({ san, uci }, index) => {
      const { number, color } = placeOf(start, index);
      const move = san ? written(san) : (uci ?? "—");
      return [`${index}`, `${numbered(number, color)} ${move}`] as const;
    })
    .reverse();
}
