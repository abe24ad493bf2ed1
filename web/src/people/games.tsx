// Games on record: one's own to begin with, by player, result, class and day.

import { useState } from "preact/hooks";
import { me } from "../model/state";
import { get } from "../net/rest";
import { Answered, useAnswer } from "../net/use-answer";
import type { GamePage } from "../protocol";
import { Button } from "../ui/button";
import { SelectField, TextField } from "../ui/field";
import { Icon } from "../ui/icons";
import { capital, language, t } from "../words/words";
import { CLASSES } from "./classes";
import { GameList, resultText } from "./game-list";

const RESULTS = ["1-0", "0-1", "1/2-1/2", "0-0", "*"] as const;

interface Filters {
  player: string;
  opponent: string;
  result: string;
  class: string;
  from: string;
  until: string;
}

/** What was filled in, as a query. */
function query(filters: Filters): string {
  const filled = Object.entries(filters).filter(([, value]) => value.trim() !== "");
  return new URLSearchParams(filled.map(([key, value]) => [key, value.trim()])).toString();
}

/** The games, and what to look for. */
export function GamesPage() {
  const [filters, setFilters] = useState<Filters>({
    player: me.value?.person.name ?? "",
    opponent: "",
    result: "",
    class: "",
    from: "",
    until: "",
  });
  const change = (part: Partial<Filters>) => setFilters({ ...filters, ...part });
  const asked = query(filters);
  return (
    <div class="page">
      <h1>{t("web-games")}</h1>
      <section class="panel people-filters" aria-label={t("web-filters")}>
        <TextField
          label={t("web-player")}
          value={filters.player}
          change={(player) => change({ player })}
        />
        <TextField
          label={t("web-opponent")}
          value={filters.opponent}
          change={(opponent) => change({ opponent })}
        />
        <SelectField
          label={t("web-result")}
          value={filters.result}
          options={[["", t("web-any")], ...RESULTS.map((one) => [one, resultText(one)] as const)]}
          change={(result) => change({ result })}
        />
        <SelectField
          label={t("web-class")}
          value={filters.class}
          options={[
            ["", t("web-any")],
            ...CLASSES.map((one) => [one, capital(t(`web-class-${one}`))] as const),
          ]}
          change={(group) => change({ class: group })}
        />
        <TextField
          label={t("web-from")}
          value={filters.from}
          change={(from) => change({ from })}
          input={{ type: "date" }}
        />
        <TextField
          label={t("web-until")}
          value={filters.until}
          change={(until) => change({ until })}
          input={{ type: "date" }}
        />
      </section>
      <Found key={asked} asked={asked} />
    </div>
  );
}

function Found({ asked }: { asked: string }) {
  const answer = useAnswer<GamePage>(`/api/games?${asked}`);
  const [more, setMore] = useState<GamePage[]>([]);
  return (
    <Answered answer={answer}>
      {(first) => {
        const pages = [first, ...more];
        const games = pages.flatMap((page) => page.games);
        const next = pages.at(-1)?.next;
        const load = async () => {
          const after = encodeURIComponent(next ?? "");
          setMore([...more, await get<GamePage>(`/api/games?${asked}&after=${after}`)]);
        };
        return (
          <>
            {games.length > 0 && (
              <p>
                <a
                  class="button"
                  href={`/api/games.pgn?${asked}&lang=${language.value}`}
                  download="partidas.pgn"
                >
                  <Icon name="download" />
                  {t("web-pgn-all")}
                </a>
              </p>
            )}
            <GameList games={games} />
            {next && (
              <Button does={load} icon="down">
                {t("web-more")}
              </Button>
            )}
          </>
        );
      }}
    </Answered>
  );
}
