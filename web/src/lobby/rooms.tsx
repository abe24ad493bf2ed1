// The rooms of the hall.

import { useEffect, useRef } from "preact/hooks";
import { me, rooms } from "../model/state";
import type { RoomInfo } from "../protocol";
import { Icon, type IconName } from "../ui/icons";
import { t } from "../words/words";

const ICONS: Record<RoomInfo["kind"], IconName> = {
  guest: "door",
  open: "board",
  club_evening: "trophy",
  class: "book",
};

/** The rooms of every hall have a name in each language; the others have the one given to them. */
export function roomName(room: RoomInfo): string {
  if (room.id === "invitados" && room.name === "Invitados") return t("web-room-guests");
  if (room.id === "principal" && room.name === "Sala principal") return t("web-room-main");
  return room.name;
}

/** Whether one may lead a room: an office of the hall; the hall itself decides. */
export const leadsHere = (_room: RoomInfo): boolean => (me.value?.roles.length ?? 0) > 0;

/** The rooms, with how many people and games there are. */
export function Rooms({ chosen }: { chosen: string | null }) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const door = list.current?.querySelector("[aria-current]");
    if (chosen !== null) door?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [chosen]);
  return (
    <nav class="lobby-rooms" aria-label={t("web-rooms")} ref={list}>
      {rooms.value.map((room) => (
        <a
          key={room.id}
          class="lobby-door"
          href={`/sala/${room.id}`}
          aria-current={room.id === chosen ? "page" : undefined}
        >
          <Icon name={ICONS[room.kind]} />
          <span>
            <strong>{roomName(room)}</strong>
            <span class="hint">
              {t("web-room-state", { people: room.people, games: room.games })}
            </span>
          </span>
        </a>
      ))}
    </nav>
  );
}
