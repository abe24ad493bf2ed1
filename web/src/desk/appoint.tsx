// Naming an assistant for a table: whoever is in the room and has that office in the hall.

import { useSignal } from "@preact/signals";
import { entered } from "../model/state";
import { post } from "../net/rest";
import type { DeskTable, ToAll } from "../protocol";
import { Button } from "../ui/button";
import { SelectField } from "../ui/field";
import { faultText, toast } from "../ui/toast";
import { t, told } from "../words/words";

export function Appoint({ room, table }: { room: string; table: DeskTable }) {
  const chosen = useSignal("");
  const there = new Set(table.arbiters.map(({ id }) => id));
  const people = (entered.value.get(room)?.people ?? []).filter(
    ({ id, kind }) => kind === "registered" && !there.has(id),
  );
  const appoint = async (): Promise<void> => {
    const body = { person: Number(chosen.value), tables: [table.id] };
    try {
      const at = `/api/rooms/${encodeURIComponent(room)}/assistants`;
      const { failed } = await post<ToAll>(at, body);
      const wrong = failed[0];
      if (wrong) toast(told(wrong.fault.say), "bad");
      else toast(t("desk-appointed"));
    } catch (fault) {
      toast(faultText(fault), "bad");
    }
  };
  return (
    <details class="table-log">
      <summary>{t("desk-appoint")}</summary>
      <SelectField
        label={t("desk-appoint-who")}
        hint={t("desk-appoint-hint")}
        value={chosen.value}
        options={[
          ["", t("desk-appoint-nobody")],
          ...people.map(({ id, name }) => [`${id}`, name] as const),
        ]}
        change={(id) => {
          chosen.value = id;
        }}
      />
      <Button disabled={chosen.value === ""} does={appoint}>
        {t("desk-appoint-do")}
      </Button>
    </details>
  );
}
