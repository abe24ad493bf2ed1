// What was ruled, refused and offered, quietly beside the clock; and all of it as a log.

import { t, told } from "../words/words";
import type { AtTable } from "./at";
import { elapsedText } from "./clocks";
import type { Follower } from "./follow";
import { Said } from "./law";

const SHOWN = 4;

export function Notices({ follower }: { follower: Follower }) {
  const latest = follower.notices.value.slice(-SHOWN).reverse();
  if (latest.length === 0) return null;
  return (
    <ul class="table-notices list" aria-label={t("table-rulings")}>
      {latest.map(({ key, kind, say, authority }) => (
        <li key={key} class={kind}>
          <Said text={told(say)} authority={authority} />
        </li>
      ))}
    </ul>
  );
}

/** Everything that happened since one looked on, with the time of the game. */
export function Log({ at }: { at: AtTable }) {
  const log = at.log.value.filter((one) => one.say);
  if (log.length === 0) return null;
  return (
    <details class="table-log">
      <summary>{t("table-log")}</summary>
      <ol class="list">
        {log.map(({ entry, say }, index) => (
          <li key={index}>
            <time>{elapsedText(entry.at)}</time>
            <span>{say ? told(say) : ""}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
