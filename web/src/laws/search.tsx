// Looking for a number of the Laws by what it says.

import { useEffect, useState } from "preact/hooks";
import { Answered, useAnswer } from "../net/use-answer";
import type { SearchView } from "../protocol";
import { TextField } from "../ui/field";
import { Icon } from "../ui/icons";
import { address, go } from "../ui/router";
import { language, t } from "../words/words";
import { Status } from "./tree";

/** What is looked for, as the address has it. */
export const asked = (): string => address.value.searchParams.get("q")?.trim() ?? "";

/** The field; what is looked for goes into the address, so that it can be linked to. */
export function SearchBox({ edition }: { edition: string | null }) {
  const query = asked();
  const [text, setText] = useState(query);
  useEffect(() => setText(query), [query]);
  const send = (event: Event) => {
    event.preventDefault();
    const at = edition === null ? "/caso" : `/leyes/${edition}`;
    go(text.trim() === "" ? at : `${at}?q=${encodeURIComponent(text.trim())}`);
  };
  return (
    <form class="laws-search" onSubmit={send}>
      <TextField
        label={edition === null ? t("laws-search-cases") : t("laws-search")}
        value={text}
        change={setText}
        input={{ type: "search", autocomplete: "off", maxLength: 100 }}
      />
      <button type="submit" class="button">
        <Icon name="eye" />
        {t("web-find")}
      </button>
    </form>
  );
}

/** What was found in an edition. */
export function Found({ edition }: { edition: string }) {
  const query = asked();
  return query === "" ? null : <Hits key={query} edition={edition} query={query} />;
}

function Hits({ edition, query }: { edition: string; query: string }) {
  const asks = new URLSearchParams({ q: query, edition, lang: language.value });
  const answer = useAnswer<SearchView>(`/api/laws/search?${asks}`);
  return (
    <section class="panel" aria-labelledby="laws-found" aria-live="polite">
      <h2 id="laws-found">{t("laws-found", { query })}</h2>
      <Answered answer={answer}>
        {({ hits }) => (
          <>
            {hits.length === 0 && <p class="hint">{t("laws-none")}</p>}
            <ol class="list laws-hits">
              {hits.map(({ number, title, excerpt, status }) => (
                <li key={number}>
                  <a href={`/leyes/${edition}/${encodeURIComponent(number)}`}>
                    {number} {title}
                  </a>{" "}
                  <Status status={status} />
                  <p class="hint">{excerpt}</p>
                </li>
              ))}
            </ol>
          </>
        )}
      </Answered>
    </section>
  );
}
