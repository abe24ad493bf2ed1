// The parts of the form besides the time: with whom, by which rules, from where, and the rest.

import type { ColorChoice, MachineInfo, Preset } from "../protocol";
import { Check, Choices, SelectField, TextField } from "../ui/field";
import { capital, t, told } from "../words/words";
import { levels } from "./machine";
import { type Chosen, type PartProps, YesNo } from "./table-form";

const EDITIONS = ["2023", "2018", "2017", "2014", "2009", "2005", "2001", "1997"] as const;
const COLORS: readonly ColorChoice[] = ["lot", "white", "black"];
const PRESETS: readonly Preset[] = ["laws", "school", "friendly"];
const RIVALS = ["person", "machine", "screen"] as const;
const STARTS = ["standard", "chess960", "fen"] as const;

/** Who sits opposite, with which color, and who may come in. */
export function Opponent({ parts, advice }: { parts: PartProps; advice: MachineInfo | null }) {
  const { chosen, set, choose } = parts;
  const { settings, rival } = chosen;
  const choices = RIVALS.map((one) => [one, t(`web-rival-${one}`)] as const);
  return (
    <fieldset class="lobby-part">
      <legend class="lobby-legend">{t("web-form-opponent")}</legend>
      <Choices
        label={t("web-rival")}
        value={rival}
        options={choices}
        change={(next) => choose({ rival: next })}
        fault={parts.fault("machine")}
      />
      {rival === "machine" && advice?.advice && <p>{told(advice.advice)}</p>}
      {rival === "machine" && advice && advice.levels.length > 0 && (
        <SelectField
          label={t("web-machine-strength")}
          value={String(settings.machine ?? 3)}
          options={levels(advice)}
          change={(level) => set({ machine: Number(level) })}
        />
      )}
      {rival !== "screen" && (
        <Choices
          label={t("web-color")}
          value={settings.color}
          options={COLORS.map((color) => [color, t(`web-color-${color}`)] as const)}
          change={(color) => set({ color })}
        />
      )}
      <YesNo
        label={t("web-access")}
        hint={t("web-access-hint")}
        no={t("web-access-open")}
        yes={t("web-access-private")}
        value={settings.access === "private"}
        change={(closed) => set({ access: closed ? "private" : "open" })}
      />
    </fieldset>
  );
}

/** How it is played, whether it counts, and who is asked. */
export function Rules({ parts, mayCount }: { parts: PartProps; mayCount: boolean }) {
  const { chosen, set } = parts;
  const { settings, rival } = chosen;
  return (
    <fieldset class="lobby-part">
      <legend class="lobby-legend">{t("web-form-rules")}</legend>
      {rival !== "machine" && (
        <YesNo
          label={t("web-mode")}
          hint={t(settings.over_the_board ? "web-mode-board-hint" : "web-mode-online-hint")}
          no={capital(t("web-mode-online"))}
          yes={capital(t("web-mode-board"))}
          value={settings.over_the_board}
          change={(over_the_board) => set({ over_the_board })}
        />
      )}
      {rival === "person" && (
        <Check
          label={t("web-for-points")}
          hint={mayCount ? t("web-for-points-hint") : t("web-for-points-not-here")}
          value={mayCount && settings.points}
          disabled={!mayCount}
          change={(points) => set({ points })}
        />
      )}
      {parts.fault("points") && <p class="fault">{parts.fault("points")}</p>}
      <SelectField
        label={t("web-regulations")}
        value={settings.preset}
        options={PRESETS.map((preset) => [preset, capital(t(`web-preset-of-${preset}`))] as const)}
        change={(preset) => set({ preset })}
        hint={t(`web-preset-of-${settings.preset}.hint`)}
        fault={parts.fault("preset")}
      />
      <SelectField
        label={t("web-edition-of")}
        value={settings.edition}
        options={EDITIONS.map((year) => [year, year] as const)}
        change={(edition) => set({ edition })}
        fault={parts.fault("edition")}
      />
      <Check
        label={capital(t("web-takebacks"))}
        hint={t("web-takebacks-hint")}
        value={settings.takebacks}
        change={(takebacks) => set({ takebacks })}
      />
      <Check
        label={t("web-arbiter")}
        hint={t("web-arbiter-hint")}
        value={settings.arbiter}
        change={(arbiter) => set({ arbiter })}
      />
      {settings.arbiter && (
        <Check
          label={t("web-call-stops")}
          value={settings.call_stops_clocks}
          change={(call_stops_clocks) => set({ call_stops_clocks })}
        />
      )}
      <Check
        label={t("web-wait-for-start")}
        hint={t("web-wait-for-start-hint")}
        value={settings.wait_for_start}
        change={(wait_for_start) => set({ wait_for_start })}
      />
      {parts.fault("wait_for_start") && <p class="fault">{parts.fault("wait_for_start")}</p>}
    </fieldset>
  );
}

/** Where the pieces stand. */
export function Place({ parts }: { parts: PartProps }) {
  const { chosen, choose } = parts;
  const change = (start: Chosen["start"]) => choose({ start });
  return (
    <fieldset class="lobby-part">
      <legend class="lobby-legend">{t("web-form-start")}</legend>
      <Choices
        label={t("web-start")}
        value={chosen.start}
        options={STARTS.map((start) => [start, t(`web-start-${start}`)] as const)}
        change={change}
        fault={parts.fault("start")}
      />
      {chosen.start === "chess960" && (
        <TextField
          label={t("web-start-number")}
          hint={t("web-start-number-hint")}
          value={chosen.number}
          change={(number) => choose({ number })}
          input={{ inputMode: "numeric", autocomplete: "off" }}
        />
      )}
      {chosen.start === "fen" && (
        <TextField
          label={t("web-start-position")}
          value={chosen.fen}
          change={(fen) => choose({ fen })}
          input={{ autocomplete: "off", spellcheck: false }}
        />
      )}
    </fieldset>
  );
}

const seconds = (text: string): number | null => (text.trim() === "" ? null : Number(text));
const shown = (value: number | null): string => (value === null ? "" : String(value));

/** What few need to change. */
export function More({ parts }: { parts: PartProps }) {
  const { chosen, set } = parts;
  const { settings } = chosen;
  const numeric = { type: "number", min: 0, autocomplete: "off" } as const;
  return (
    <details class="lobby-part">
      <summary class="lobby-legend">{t("web-form-more")}</summary>
      <div class="stack">
        <TextField
          label={t("web-table-name")}
          value={settings.name ?? ""}
          change={(name) => set({ name })}
          fault={parts.fault("name")}
          input={{ maxLength: 120 }}
        />
        <TextField
          label={t("web-first-move")}
          hint={t("web-first-move-hint")}
          value={shown(settings.first_move_s)}
          change={(text) => set({ first_move_s: seconds(text) })}
          fault={parts.fault("first_move_s")}
          input={numeric}
        />
        <TextField
          label={t("web-absence")}
          hint={t("web-absence-hint")}
          value={shown(settings.absence_s)}
          change={(text) => set({ absence_s: seconds(text) })}
          fault={parts.fault("absence_s")}
          input={numeric}
        />
        <TextField
          label={t("web-delay")}
          hint={t("web-delay-hint")}
          value={String(settings.delay_s)}
          change={(text) => set({ delay_s: seconds(text) ?? 0 })}
          fault={parts.fault("delay_s")}
          input={numeric}
        />
      </div>
    </details>
  );
}
