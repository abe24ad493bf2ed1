// The lobby: the rooms, who is there, what is said, the tables.

import { rooms } from "../model/state";
import { t } from "../words/words";

/** A room with its tables, or the first where none is named. */
export function LobbyPage({ room }: { room: string | null }) {
  return (
    <div class="page">
      <h1>{room ?? t("web-nav-rooms")}</h1>
      <ul>
        {rooms.value.map(({ id, name }) => (
          <li key={id}>
            <a href={`/sala/${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
