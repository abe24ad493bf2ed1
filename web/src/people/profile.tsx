// Somebody as everybody may see them: ratings, how their games ended, their last games.

import { isOfficial, me } from "../model/state";
import { Answered, useAnswer } from "../net/use-answer";
import type { GameTally, Profile, ProfileRating } from "../protocol";
import { Icon } from "../ui/icons";
import { capital, date, number, rating, t } from "../words/words";
import { GameList } from "./game-list";
import { Powers } from "./powers";
import { RatingLine } from "./rating-line";

/** The page of a person. */
export function ProfilePage({ name }: { name: string }) {
  const answer = useAnswer<Profile>(`/api/people/${encodeURIComponent(name)}`);
  return (
    <div class="page">
      <Answered answer={answer}>
        {(profile) => (
          <>
            <div>
              <h1>{profile.name}</h1>
              <p class="hint">
                {profile.kind === "machine"
                  ? t("web-is-machine")
                  : t("web-since", {
                      date: date(profile.member_since_ms, { dateStyle: "long" }),
                    })}
              </p>
            </div>
            <Ratings ratings={profile.ratings} />
            <Tally games={profile.games} />
            {isOfficial.value && profile.id !== me.value?.person.id && (
              <Powers person={{ id: profile.id, name: profile.name }} />
            )}
            <section class="stack" aria-labelledby="people-last">
              <h2 id="people-last">{t("web-last-games")}</h2>
              <GameList games={profile.last} />
            </section>
          </>
        )}
      </Answered>
    </div>
  );
}

function Ratings({ ratings }: { ratings: readonly ProfileRating[] }) {
  if (ratings.length === 0) return <p class="panel hint">{t("web-no-ratings")}</p>;
  return (
    <ul class="list people-ratings">
      {ratings.map((one) => (
        <li key={one.class} class="panel">
          <h2>
            <a href={`/clasificacion/${one.class}`}>{capital(t(`web-class-${one.class}`))}</a>
          </h2>
          <p class="people-rating">
            {rating(one.rating)}
            {one.provisional && <span title={t("web-provisional")}>?</span>}
          </p>
          <p class="hint">{t("web-rating-of", { games: one.games, deviation: one.deviation })}</p>
          <RatingLine history={one.history} />
        </li>
      ))}
    </ul>
  );
}

const outcomes = ["won", "drawn", "lost"] as const;
type Counts = Record<(typeof outcomes)[number], number>;

/** How a game ended for the one who had this color; nothing for a game without a result. */
function outcome({ color, result }: GameTally): keyof Counts | null {
  if (result === "1/2-1/2") return "drawn";
  if (result === "0-0") return "lost";
  if (result !== "1-0" && result !== "0-1") return null;
  return (result === "1-0") === (color === "white") ? "won" : "lost";
}

function Tally({ games }: { games: readonly GameTally[] }) {
  const rows = new Map<string, Counts>();
  const reasons = new Map<string, number>();
  for (const tally of games) {
    const how = outcome(tally);
    if (!how) continue;
    for (const row of [tally.color, "all"]) {
      const counts = rows.get(row) ?? { won: 0, drawn: 0, lost: 0 };
      rows.set(row, { ...counts, [how]: counts[how] + tally.games });
    }
    reasons.set(tally.reason, (reasons.get(tally.reason) ?? 0) + tally.games);
  }
  if (rows.size === 0) return null;
  const ordered = [...reasons].toSorted(([, one], [, other]) => other - one);
  return (
    <section class="panel stack" aria-labelledby="people-tally">
      <h2 id="people-tally">{t("web-statistics")}</h2>
      <table class="grid-table people-tally">
        <thead>
          <tr>
            <th />
            {outcomes.map((how) => (
              <th key={how} class="figure">
                {t(`web-${how}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {["all", "white", "black"].map((row) => (
            <tr key={row}>
              <th scope="row">{t(row === "all" ? "web-all" : `web-${row}`)}</th>
              {outcomes.map((how) => (
                <td key={how} class="figure">
                  {number(rows.get(row)?.[how] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="list row">
        {ordered.map(([reason, count]) => (
          <li key={reason} class="badge">
            <Icon name="flag" />
            {t(`web-reason-${reason}`)} {number(count)}
          </li>
        ))}
      </ul>
    </section>
  );
}
