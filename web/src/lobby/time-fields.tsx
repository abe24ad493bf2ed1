// The part of the form that says how much time there is.

import { Check, Choices, SelectField, TextField } from "../ui/field";
import { timeWords } from "../words/time";
import { t } from "../words/words";
import { type ChosenTime, EXTRAS, KINDS, written } from "./chosen-time";
import type { PartProps } from "./table-form";

interface Props {
  time: ChosenTime;
  choose: (time: ChosenTime) => void;
  parts: PartProps;
}

const EXTRA_KEYS = { "+": "added", " d": "delay", " b": "bronstein" } as const;
const numeric = { inputMode: "numeric", autocomplete: "off" } as const;

/** Time for the game, for each turn, in periods, or none. */
export function TimeFields({ time, choose, parts }: Props) {
  const change = (part: Partial<ChosenTime>) => choose({ ...time, ...part });
  const { settings } = parts.chosen;
  const odds = settings.time_black !== null;
  return (
    <fieldset class="lobby-part">
      <legend class="lobby-legend">{t("web-form-time")}</legend>
      <Choices
        label={t("web-time-kind")}
        value={time.kind}
        options={KINDS.map((kind) => [kind, t(`web-time-kind-${kind}`)] as const)}
        change={(kind) => change({ kind })}
        hint={t(`web-time-kind-${time.kind}.hint`)}
      />
      {time.kind === "game" && <GameTime time={time} change={change} />}
      {time.kind === "turn" && (
        <div class="lobby-two">
          <TextField
            label={t("web-time-turn-amount")}
            value={time.turn}
            change={(turn) => change({ turn })}
            input={numeric}
          />
          <SelectField
            label={t("web-time-unit")}
            value={time.turnUnit}
            options={[
              ["min", t("web-unit-minutes")],
              ["d", t("web-unit-days")],
            ]}
            change={(turnUnit) => change({ turnUnit })}
          />
        </div>
      )}
      {time.kind === "periods" && (
        <TextField
          label={t("web-time-periods")}
          hint={t("web-time-periods-hint")}
          value={time.periods}
          change={(periods) => change({ periods })}
        />
      )}
      <p class="hint">{timeWords(written(time))}</p>
      {parts.fault("time") && <p class="fault">{parts.fault("time")}</p>}
      {(time.kind === "game" || time.kind === "periods") && (
        <>
          <Check
            label={t("web-time-extra-after")}
            value={time.after}
            change={(after) => change({ after })}
          />
          <Check
            label={t("web-time-rests")}
            value={time.free}
            change={(free) => change({ free })}
          />
        </>
      )}
      <Check
        label={t("web-time-odds")}
        value={odds}
        change={(wanted) => parts.set({ time_black: wanted ? "5+3" : null })}
      />
      {odds && (
        <TextField
          label={t("web-time-black")}
          hint={t("web-time-written")}
          value={settings.time_black ?? ""}
          change={(time_black) => parts.set({ time_black })}
          fault={parts.fault("time_black")}
        />
      )}
    </fieldset>
  );
}

function GameTime(props: { time: ChosenTime; change: (part: Partial<ChosenTime>) => void }) {
  const { time, change } = props;
  return (
    <div class="lobby-two">
      <TextField
        label={t("web-time-minutes")}
        value={time.minutes}
        change={(minutes) => change({ minutes })}
        input={numeric}
      />
      <TextField
        label={t("web-time-seconds")}
        value={time.seconds}
        change={(seconds) => change({ seconds })}
        input={numeric}
      />
      <SelectField
        label={t("web-time-extra")}
        value={time.extra}
        options={EXTRAS.map((extra) => [extra, t(`web-extra-${EXTRA_KEYS[extra]}`)] as const)}
        change={(extra) => change({ extra })}
      />
    </div>
  );
}
