// How all tables of a round are played.

import { DEFAULTS } from "../lobby/settings";
import { YesNo } from "../lobby/table-form";
import type { Preset, TableSettings } from "../protocol";
import { Check, SelectField, TextField } from "../ui/field";
import { timeWords } from "../words/time";
import { capital, t } from "../words/words";

const PRESETS: readonly Preset[] = ["laws", "school", "friendly"];

/** What a round begins with: over the board, all clocks started together. */
export const ROUND: TableSettings = {
  ...DEFAULTS,
  time: "15+10",
  over_the_board: true,
  arbiter: true,
  wait_for_start: true,
  first_move_s: null,
};

/** The fields. */
export function RoundSettings(props: {
  settings: TableSettings;
  set: (change: Partial<TableSettings>) => void;
}) {
  const { settings, set } = props;
  return (
    <>
      <TextField
        label={t("web-time")}
        hint={`${t("web-time-written")} ${timeWords(settings.time)}`}
        value={settings.time}
        change={(time) => set({ time })}
        input={{ autocomplete: "off", required: true }}
      />
      <YesNo
        label={t("web-mode")}
        no={capital(t("web-mode-online"))}
        yes={capital(t("web-mode-board"))}
        value={settings.over_the_board}
        change={(over_the_board) => set({ over_the_board })}
      />
      <SelectField
        label={t("web-regulations")}
        value={settings.preset}
        options={PRESETS.map((preset) => [preset, capital(t(`web-preset-of-${preset}`))] as const)}
        change={(preset) => set({ preset })}
      />
      <Check
        label={t("web-for-points")}
        value={settings.points}
        change={(points) => set({ points })}
      />
      <Check
        label={t("web-arbiter")}
        value={settings.arbiter}
        change={(arbiter) => set({ arbiter })}
      />
      <Check
        label={t("web-wait-for-start")}
        hint={t("web-wait-for-start-hint")}
        value={settings.wait_for_start}
        change={(wait_for_start) => set({ wait_for_start })}
      />
    </>
  );
}
