// Playing at one click: against who waits, against the machine, or two at this screen.

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { openTable, tableAddress } from "../model/session";
import { me } from "../model/state";
import type { RoomInfo, TableInfo } from "../protocol";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Check, SelectField } from "../ui/field";
import { Icon } from "../ui/icons";
import { go } from "../ui/router";
import { timeWords } from "../words/time";
import { t, told } from "../words/words";
import { askForMachine, levels, machine } from "./machine";
import { isMine, playNow } from "./play";
import { leadsHere } from "./rooms";
import { DEFAULTS, QUICK, type QuickGame } from "./settings";
import { TableForm } from "./table-form";

const KEPT = "jadoube-for-points";
const forPoints = signal(localStorage.getItem(KEPT) !== "no");

function countForPoints(wanted: boolean): void {
  localStorage.setItem(KEPT, wanted ? "yes" : "no");
  forPoints.value = wanted;
}

interface Props {
  room: RoomInfo;
  tables: readonly TableInfo[];
}

/** The ways to play in a room; in a class it is the teacher who opens tables. */
export function Quick({ room, tables }: Props) {
  const [asking, setAsking] = useState<"table" | "machine" | null>(null);
  useEffect(askForMachine, []);
  if (room.kind === "class" && !leadsHere(room)) {
    return tables.some(isMine) ? null : <p class="panel">{t("web-class-waits")}</p>;
  }
  if (room.kind === "open" && me.value?.person.kind === "guest") return <GuestElsewhere />;
  const mayCount = me.value?.person.kind === "registered" && room.kind !== "guest";
  const settings = (game: QuickGame) => ({
    ...game.settings,
    points: mayCount && game.counts && forPoints.value,
  });
  const oneScreen = {
    ...DEFAULTS,
    time: "15+10",
    screens: "one",
    over_the_board: true,
    first_move_s: null,
  } as const;
  return (
    <section class="lobby-quick" aria-labelledby="lobby-quick">
      <div class="lobby-head">
        <h2 id="lobby-quick">{t("web-play-now")}</h2>
        {mayCount && (
          <Check label={t("web-for-points")} value={forPoints.value} change={countForPoints} />
        )}
      </div>
      <div class="lobby-games">
        {QUICK.map((game) => (
          <QuickButton
            key={game.key}
            game={game}
            does={() => playNow(room.id, tables, settings(game))}
          />
        ))}
      </div>
      <div class="row">
        <Button does={() => setAsking("table")} icon="plus">
          {t("web-new-table")}
        </Button>
        <Button does={() => setAsking("machine")} icon="machine">
          {t("web-against-machine")}
        </Button>
        <Button
          does={async () => go(tableAddress(await openTable(room.id, oneScreen)))}
          icon="people"
        >
          {t("web-at-this-screen")}
        </Button>
      </div>
      {asking === "table" && (
        <Dialog title={t("web-new-table")} wide close={() => setAsking(null)}>
          <TableForm room={room} />
        </Dialog>
      )}
      {asking === "machine" && <Machine room={room} close={() => setAsking(null)} />}
    </section>
  );
}

function QuickButton({ game, does }: { game: QuickGame; does: () => Promise<void> }) {
  return (
    <Button does={does}>
      <Icon name={game.icon} />
      <span class="lobby-game">
        <strong>{t(`web-preset-${game.key}`)}</strong>
        <span class="hint">{timeWords(game.settings.time)}</span>
      </span>
    </Button>
  );
}

/** Guests have a room of their own; here they may look on, or sit where a code opens. */
function GuestElsewhere() {
  return (
    <div class="panel lobby-elsewhere">
      <p>{t("web-guest-elsewhere")}</p>
      <div class="row">
        <a class="button primary" href="/sala/invitados">
          {t("web-to-guests")}
        </a>
        <a class="button" href="/registro">
          {t("web-register")}
        </a>
      </div>
    </div>
  );
}

function Machine({ room, close }: { room: RoomInfo; close: () => void }) {
  const [level, setLevel] = useState("3");
  const [time, setTime] = useState("10+5");
  const info = machine.value;
  const times = ["3+2", "10+5", "30+30", "none"].map((one) => [one, timeWords(one)] as const);
  const play = async () => {
    const settings = { ...DEFAULTS, time, machine: Number(level), takebacks: true };
    go(tableAddress(await openTable(room.id, settings)));
  };
  return (
    <Dialog title={t("web-against-machine")} close={close}>
      {!info && <p class="hint">{t("web-loading")}</p>}
      {info?.advice && <p>{told(info.advice)}</p>}
      {info && info.engines.length > 0 && (
        <>
          <p class="hint">{t("web-machine-is", { name: info.engines[0]?.name ?? "" })}</p>
          <SelectField
            label={t("web-machine-strength")}
            value={level}
            options={levels(info)}
            change={setLevel}
          />
          <SelectField label={t("web-time")} value={time} options={times} change={setTime} />
          <Button does={play} kind="primary" icon="play">
            {t("web-play")}
          </Button>
        </>
      )}
    </Dialog>
  );
}
