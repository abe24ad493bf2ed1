// A table as one wishes it: everything that can be chosen, in plain words.

import { useEffect, useState } from "preact/hooks";
import { openTable, tableAddress } from "../model/session";
import { me } from "../model/state";
import { HallFault } from "../net/rest";
import type { RoomInfo, Start, TableSettings } from "../protocol";
import { Button } from "../ui/button";
import { Choices } from "../ui/field";
import { go } from "../ui/router";
import { faultText } from "../ui/toast";
import { t } from "../words/words";
import { FIRST_TIME, written } from "./chosen-time";
import { askForMachine, machine } from "./machine";
import { DEFAULTS } from "./settings";
import { More, Opponent, Place, Rules } from "./table-parts";
import { TimeFields } from "./time-fields";

/** What is chosen, before it is put together. */
export interface Chosen {
  settings: TableSettings;
  rival: "person" | "machine" | "screen";
  start: "standard" | "chess960" | "fen";
  number: string;
  fen: string;
}

export interface PartProps {
  chosen: Chosen;
  set: (change: Partial<TableSettings>) => void;
  choose: (change: Partial<Chosen>) => void;
  /** What the hall said is wrong, to the field it named. */
  fault: (field: keyof TableSettings) => string | null;
}

function startOf({ start, number, fen }: Chosen): Start {
  if (start === "fen") return { fen: fen.trim() };
  if (start === "standard") return "standard";
  return { chess960: number.trim() === "" ? null : Number(number) };
}

/** The settings as the hall wants them: what does not go together is left out. */
export function settled(chosen: Chosen, time: string): TableSettings {
  const { settings, rival } = chosen;
  const person = rival === "person";
  return {
    ...settings,
    name: settings.name?.trim() ? settings.name.trim() : null,
    time,
    start: startOf(chosen),
    machine: rival === "machine" ? (settings.machine ?? 3) : null,
    screens: rival === "screen" ? "one" : "two",
    over_the_board: rival !== "machine" && settings.over_the_board,
    points: person && settings.points,
  };
}

/** The field that a fault of the hall names: `time: …`. */
const fieldOf = (wrong: unknown): string =>
  wrong instanceof HallFault ? (wrong.fault?.about?.split(":")[0] ?? "") : "";

/** The form; it leads to the table, where a private one has its invitation. */
export function TableForm({ room }: { room: RoomInfo }) {
  const [chosen, setChosen] = useState<Chosen>({
    settings: DEFAULTS,
    rival: "person",
    start: "standard",
    number: "",
    fen: "",
  });
  const [time, setTime] = useState(FIRST_TIME);
  const [wrong, setWrong] = useState<unknown>(null);
  useEffect(askForMachine, []);
  const parts: PartProps = {
    chosen,
    choose: (change) => setChosen({ ...chosen, ...change }),
    set: (change) => setChosen({ ...chosen, settings: { ...chosen.settings, ...change } }),
    fault: (field) => (wrong !== null && fieldOf(wrong) === field ? faultText(wrong) : null),
  };
  const open = async () => {
    setWrong(null);
    try {
      go(tableAddress(await openTable(room.id, settled(chosen, written(time)))));
    } catch (fault) {
      setWrong(fault);
    }
  };
  const mayCount = me.value?.person.kind === "registered" && room.kind !== "guest";
  return (
    <div class="lobby-form">
      <TimeFields time={time} choose={setTime} parts={parts} />
      <Opponent parts={parts} advice={machine.value} />
      <Rules parts={parts} mayCount={mayCount} />
      <Place parts={parts} />
      <More parts={parts} />
      {wrong !== null && (
        <p class="fault" role="alert">
          {faultText(wrong)}
        </p>
      )}
      <Button does={open} kind="primary">
        {t("web-open-table")}
      </Button>
    </div>
  );
}

/** Two answers to a question, where a box to tick would not say what the other one is. */
export function YesNo(props: {
  label: string;
  hint?: string;
  yes: string;
  no: string;
  value: boolean;
  change: (value: boolean) => void;
}) {
  return (
    <Choices
      label={props.label}
      hint={props.hint}
      value={props.value ? "yes" : "no"}
      options={[
        ["no", props.no],
        ["yes", props.yes],
      ]}
      change={(value) => props.change(value === "yes")}
    />
  );
}
