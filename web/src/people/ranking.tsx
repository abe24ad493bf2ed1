// The ranking of a class.

import { useState } from "preact/hooks";
import { me } from "../model/state";
import { get } from "../net/rest";
import { Answered, useAnswer } from "../net/use-answer";
import type { RankingPage as Page, RankingPlace } from "../protocol";
import { Button } from "../ui/button";
import { path } from "../ui/router";
import { capital, number, rating, t } from "../words/words";
import { CLASSES, type ClassName } from "./classes";

/** The classes side by side, and the ranking of the one in the address. */
export function RankingPage() {
  const chosen: ClassName = CLASSES.find((one) => one === path.value[1]) ?? "blitz";
  return (
    <div class="page">
      <h1>{t("web-ranking")}</h1>
      <nav class="row" aria-label={t("web-class")}>
        {CLASSES.map((one) => (
          <a
            key={one}
            class={one === chosen ? "button primary" : "button"}
            href={`/clasificacion/${one}`}
            aria-current={one === chosen ? "page" : undefined}
          >
            {capital(t(`web-class-${one}`))}
          </a>
        ))}
      </nav>
      <Ranking key={chosen} chosen={chosen} />
    </div>
  );
}

function Ranking({ chosen }: { chosen: ClassName }) {
  const answer = useAnswer<Page>(`/api/ranking/${chosen}`);
  const [more, setMore] = useState<Page[]>([]);
  return (
    <Answered answer={answer}>
      {(first) => {
        const pages = [first, ...more];
        const places = pages.flatMap((page) => page.places);
        const next = pages.at(-1)?.next;
        const load = async () => {
          setMore([...more, await get<Page>(`/api/ranking/${chosen}?offset=${next}`)]);
        };
        if (places.length === 0) return <p class="panel hint">{t("web-ranking-empty")}</p>;
        return (
          <section class="panel">
            <Places places={places} chosen={chosen} />
            {next && (
              <Button does={load} icon="down">
                {t("web-more")}
              </Button>
            )}
          </section>
        );
      }}
    </Answered>
  );
}

function Places({ places, chosen }: { places: readonly RankingPlace[]; chosen: ClassName }) {
  return (
    <div class="scrolls">
      <table class="grid-table">
        <caption>{t("web-ranking-how", { class: t(`web-class-${chosen}`) })}</caption>
        <thead>
          <tr>
            <th class="figure">{t("web-place")}</th>
            <th>{t("web-player")}</th>
            <th class="figure">{t("web-rating")}</th>
            <th class="figure">{t("web-games-count")}</th>
          </tr>
        </thead>
        <tbody>
          {places.map((one) => (
            <tr key={one.id} class={one.id === me.value?.person.id ? "people-mine" : undefined}>
              <td class="figure">{one.place ?? "–"}</td>
              <td>
                <a href={`/jugador/${encodeURIComponent(one.name)}`}>{one.name}</a>
              </td>
              <td class="figure">
                {rating(one.rating)}
                {one.provisional && <span title={t("web-provisional")}> ?</span>}
              </td>
              <td class="figure">{number(one.games)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">? {t("web-provisional")}</p>
    </div>
  );
}
