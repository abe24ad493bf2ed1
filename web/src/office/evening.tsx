// A round of an evening: pairings pasted from wherever they were made.

import { useState } from "preact/hooks";
import { post } from "../net/rest";
import type { RoundOpened } from "../protocol";
import { Button } from "../ui/button";
import { AreaField } from "../ui/field";
import { Form } from "../ui/form";
import { t } from "../words/words";
import { ROUND, RoundSettings } from "./round-settings";
import { boardsToPrint, type Printed } from "./sheet";

/** The form; what was opened can be printed. */
export function Evening({ room, print }: { room: string; print: (printed: Printed) => void }) {
  const [pairings, setPairings] = useState("");
  const [settings, setSettings] = useState(ROUND);
  const [opened, setOpened] = useState<RoundOpened | null>(null);
  const send = async () => {
    setOpened(await post<RoundOpened>(`/api/rooms/${room}/pairings`, { pairings, settings }));
    setPairings("");
  };
  return (
    <section class="panel stack" aria-labelledby="office-evening">
      <h2 id="office-evening">{t("web-round-new")}</h2>
      {opened && (
        <div class="lobby-ongoing" role="status">
          <span>
            {t("web-round-opened", { round: opened.round, boards: opened.tables.length })}
          </span>
          <Button does={() => print(boardsToPrint(opened))} icon="print" kind="primary">
            {t("web-print-boards")}
          </Button>
        </div>
      )}
      <Form send={send} button={t("web-round-open")}>
        <AreaField
          label={t("web-pairings")}
          hint={t("web-pairings-hint")}
          value={pairings}
          change={setPairings}
          rows={8}
        />
        <RoundSettings
          settings={settings}
          set={(change) => setSettings({ ...settings, ...change })}
        />
      </Form>
    </section>
  );
}
