// The lobby: the rooms; who is in one, what is said there, its tables.

import { useEffect, useState } from "preact/hooks";
import { enterRoom } from "../model/session";
import { entered, faults, me, playing, rooms } from "../model/state";
import type { RoomInfo, RoomState } from "../protocol";
import { Chat } from "../ui/chat";
import { Icon, type IconName } from "../ui/icons";
import { t } from "../words/words";
import { CodeNeeded } from "./code";
import { People } from "./people";
import { Quick } from "./quick";
import { leadsHere, Rooms, roomName } from "./rooms";
import { Tables } from "./tables";
import "./lobby.css";

type Part = "tables" | "people" | "chat";
const PARTS: readonly (readonly [Part, IconName])[] = [
  ["tables", "board"],
  ["people", "people"],
  ["chat", "chat"],
];
const KEPT = "jadoube-room";

/** The room to begin with: the last one, or one where one may play. */
function firstRoom(all: readonly RoomInfo[]): string | null {
  const kept = all.find((room) => room.id === sessionStorage.getItem(KEPT));
  const kind = me.value?.person.kind === "guest" ? "guest" : "open";
  return (kept ?? all.find((room) => room.kind === kind) ?? all[0])?.id ?? null;
}

/** A room with its tables, or the first where none is named. */
export function LobbyPage({ room }: { room: string | null }) {
  const chosen = room ?? firstRoom(rooms.value);
  const own = me.value?.person.id;
  useEffect(() => {
    if (chosen === null) return;
    if (!entered.value.has(chosen)) enterRoom(chosen);
    sessionStorage.setItem(KEPT, chosen);
  }, [chosen, own]);
  const state = chosen === null ? undefined : entered.value.get(chosen);
  const closed = faults.value.some(
    ({ fault }) => fault?.code === "code_needed" && fault.about === chosen,
  );
  return (
    <div class="page lobby">
      <Rooms chosen={chosen} />
      {state ? <Inside state={state} /> : <Outside room={chosen} closed={closed} />}
    </div>
  );
}

function Outside({ room, closed }: { room: string | null; closed: boolean }) {
  if (room !== null && closed) return <CodeNeeded room={room} />;
  return (
    <p class="hint" aria-busy="true">
      {t("web-loading")}
    </p>
  );
}

function Inside({ state }: { state: RoomState }) {
  const [part, setPart] = useState<Part>("tables");
  const { info, people, tables, chat } = state;
  const counts = { tables: tables.length, people: info.people, chat: chat.length };
  return (
    <div class="lobby-room" data-part={part}>
      <h1 class="unseen">{roomName(info)}</h1>
      <div class="lobby-parts choices">
        {PARTS.map(([name, icon]) => (
          <button
            key={name}
            type="button"
            class="button"
            aria-pressed={part === name}
            onClick={() => setPart(name)}
          >
            <Icon name={icon} />
            {t(`web-part-${name}`)} <span class="lobby-count">{counts[name]}</span>
          </button>
        ))}
      </div>
      <aside class="lobby-side">
        <section class="panel lobby-people" aria-labelledby="lobby-people">
          <h2 id="lobby-people">{t("web-people-here", { count: info.people })}</h2>
          <People people={people} count={info.people} />
        </section>
        <section class="panel lobby-chat" aria-labelledby="lobby-chat">
          <h2 id="lobby-chat">{t("web-part-chat")}</h2>
          <Chat place={{ room: info.id }} lines={chat} open={info.chat} />
        </section>
      </aside>
      <div class="lobby-main">
        <Ongoing />
        <Quick room={info} tables={tables} />
        <section aria-labelledby="lobby-tables">
          <div class="lobby-head">
            <h2 id="lobby-tables">{t("web-part-tables")}</h2>
            {leadsHere(info) && (
              <span class="row">
                {info.kind !== "guest" && info.kind !== "open" && (
                  <a class="button" href={`/direccion/${info.id}`}>
                    <Icon name="settings" />
                    {t("web-manage")}
                  </a>
                )}
                <a class="button" href={`/arbitro/${info.id}`}>
                  <Icon name="scales" />
                  {t("web-desk")}
                </a>
              </span>
            )}
          </div>
          <Tables tables={tables} />
        </section>
      </div>
    </div>
  );
}

/** Games of one's own that wait to be gone on with. */
function Ongoing() {
  const ids = playing.value;
  if (ids.length === 0) return null;
  return (
    <div class="lobby-ongoing" role="status">
      <Icon name="play" />
      <span>{t("web-ongoing", { count: ids.length })}</span>
      {ids.slice(0, 3).map((id, index) => (
        <a key={id} class="button primary" href={`/mesa/${id}`}>
          {t("web-go-on", { number: index + 1, count: ids.length })}
        </a>
      ))}
    </div>
  );
}
