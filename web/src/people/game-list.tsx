// Games on record, one a row.

import { Name } from "../lobby/people";
import type { GameInfo, Person } from "../protocol";
import { Icon } from "../ui/icons";
import { timeWords } from "../words/time";
import { date, rating, t } from "../words/words";

const HALVES: Record<string, string> = {
  "1/2-1/2": "½–½",
  "1-0": "1–0",
  "0-1": "0–1",
  "0-0": "0–0",
};

/** `1/2-1/2` as it is printed. */
export const resultText = (result: string): string => HALVES[result] ?? result;

function Player({
  color,
  person,
}: {
  color: "white" | "black";
  person: Person | null | undefined;
}) {
  return (
    <span class="lobby-seat">
      <span class={`lobby-side-${color}`} aria-hidden="true" />
      <span class="unseen">{t(`web-${color}`)}: </span>
      {person ? <Name person={person} /> : "–"}
      {typeof person?.rating === "number" && <span class="hint">{rating(person.rating)}</span>}
    </span>
  );
}

/** The games, the latest first. */
export function GameList({ games }: { games: readonly GameInfo[] }) {
  if (games.length === 0) return <p class="panel hint">{t("web-no-games")}</p>;
  return (
    <ul class="list people-games">
      {games.map((game) => (
        <li key={game.id} class="panel">
          <div>
            <Player color="white" person={game.white} />
            <Player color="black" person={game.black} />
          </div>
          <strong class="people-result">{resultText(game.result)}</strong>
          <div class="hint">
            <div>{t(`web-reason-${game.reason}`)}</div>
            <div>
              {t(`web-class-${game.class}`)} · {timeWords(game.time)}
              {game.points && ` · ${t("web-points")}`}
            </div>
            <div>
              {date(game.ended_ms)} · {t("web-moves", { moves: Math.ceil(game.plies / 2) })}
            </div>
          </div>
          <div class="row">
            <a class="button" href={`/partida/${game.id}`}>
              <Icon name="eye" />
              {t("web-see-game")}
            </a>
            <a class="button icon" href={`/api/games/${game.id}.pgn`} download={`${game.id}.pgn`}>
              <Icon name="download" />
              <span class="unseen">{t("web-pgn")}</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
