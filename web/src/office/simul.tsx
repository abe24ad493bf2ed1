// A simultaneous display: one against each of the class.

import { useState } from "preact/hooks";
import { post } from "../net/rest";
import type { RoundOpened } from "../protocol";
import { Button } from "../ui/button";
import { Choices } from "../ui/field";
import { Form } from "../ui/form";
import { t } from "../words/words";
import { ROUND, RoundSettings } from "./round-settings";
import { boardsToPrint, type Printed } from "./sheet";

const COLORS = ["white", "black", "alternate"] as const;

/** The form. */
export function Simul({ room, print }: { room: string; print: (printed: Printed) => void }) {
  const [color, setColor] = useState<(typeof COLORS)[number]>("white");
  const [settings, setSettings] = useState({ ...ROUND, time: "none", wait_for_start: false });
  const [opened, setOpened] = useState<RoundOpened | null>(null);
  const send = async () => {
    setOpened(await post<RoundOpened>(`/api/rooms/${room}/simul`, { color, settings }));
  };
  return (
    <section class="panel stack" aria-labelledby="office-simul">
      <h2 id="office-simul">{t("web-simul")}</h2>
      <p class="hint">{t("web-simul-what")}</p>
      {opened && (
        <div class="lobby-ongoing" role="status">
          <span>
            {t("web-round-opened", { round: opened.round, boards: opened.tables.length })}
          </span>
          <Button does={() => print(boardsToPrint(opened))} icon="print">
            {t("web-print-boards")}
          </Button>
        </div>
      )}
      <Form send={send} button={t("web-simul-open")}>
        <Choices
          label={t("web-simul-color")}
          value={color}
          options={COLORS.map((one) => [one, t(`web-simul-${one}`)] as const)}
          change={setColor}
        />
        <RoundSettings
          settings={settings}
          set={(change) => setSettings({ ...settings, ...change })}
        />
      </Form>
    </section>
  );
}
