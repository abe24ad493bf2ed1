// Coming in by the code of a card, or by an invitation.

import { useState } from "preact/hooks";
import { changed, enterRoom } from "../model/session";
import { faults } from "../model/state";
import { post } from "../net/rest";
import type { EnteredByCard } from "../protocol";
import { TextField } from "../ui/field";
import { go } from "../ui/router";
import { faultText } from "../ui/toast";
import { t } from "../words/words";

/** Comes in as the pupil whose card it is, and goes to the room that the card opens. */
export async function enterByCard(code: string): Promise<void> {
  const { room } = await post<EnteredByCard>("/api/cards", { code });
  await changed();
  go(`/sala/${room}`);
}

interface CodeProps {
  label: string;
  hint?: string;
  enter: (code: string) => unknown;
}

/** A field for a code. */
export function CodeForm({ label, hint, enter }: CodeProps) {
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const submit = async (event: Event) => {
    event.preventDefault();
    setFault(null);
    try {
      await enter(code.trim());
    } catch (wrong) {
      setFault(faultText(wrong));
    }
  };
  return (
    <form class="stack" onSubmit={submit}>
      <TextField
        label={label}
        hint={hint}
        value={code}
        change={setCode}
        fault={fault}
        input={{ autocomplete: "off", autocapitalize: "none", required: true, spellcheck: false }}
      />
      <button type="submit" class="button primary">
        {t("web-enter")}
      </button>
    </form>
  );
}

/** A room that is for those who belong to it. */
export function CodeNeeded({ room }: { room: string }) {
  const enter = async (code: string) => {
    try {
      await enterByCard(code);
    } catch {
      // It is no card's: it may be an invitation to the room.
      faults.value = faults.value.filter(({ fault }) => fault?.about !== room);
      enterRoom(room, code);
    }
  };
  return (
    <section class="panel narrow-panel stack">
      <h1>{t("web-closed-room")}</h1>
      <p>{t("web-closed-room-why")}</p>
      <CodeForm label={t("web-code")} enter={enter} />
    </section>
  );
}
