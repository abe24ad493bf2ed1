// Who is in a room.

import { me } from "../model/state";
import type { Person } from "../protocol";
import { Icon } from "../ui/icons";
import { t } from "../words/words";

const RANKS = { registered: 0, machine: 1, guest: 2 } as const;

/** Registered people first, then by name. */
function inOrder(people: readonly Person[]): Person[] {
  return people.toSorted(
    (one, other) =>
      RANKS[one.kind] - RANKS[other.kind] || one.name.localeCompare(other.name, undefined),
  );
}

/** A person's name: a link to the profile, where there is one. */
export function Name({ person }: { person: Person }) {
  if (person.kind === "guest") return <span>{person.name}</span>;
  return <a href={`/jugador/${encodeURIComponent(person.name)}`}>{person.name}</a>;
}

/** The people of a room, of whom the hall names some hundreds at most. */
export function People({ people, count }: { people: readonly Person[]; count: number }) {
  return (
    <ul class="list lobby-names">
      {inOrder(people).map((person) => (
        <li key={person.id}>
          <Icon name={person.kind === "machine" ? "machine" : "person"} />
          <Name person={person} />
          {person.id === me.value?.person.id && <span class="hint">{t("web-you")}</span>}
          {person.kind === "guest" && <span class="badge">{t("web-guest")}</span>}
        </li>
      ))}
      {count > people.length && (
        <li class="hint">{t("web-and-more", { count: count - people.length })}</li>
      )}
    </ul>
  );
}
