// The pages of the casebook.

import { Answered, useAnswer } from "../net/use-answer";
import type { CaseHeading, CaseList as Listed } from "../protocol";
import { language, t } from "../words/words";
import { asked, SearchBox } from "./search";

/** A few cases, each with the Articles it cites. */
export function Cases({ cases }: { cases: readonly CaseHeading[] }) {
  return (
    <ul class="list laws-cases">
      {cases.map(({ id, title, editions, articles }) => (
        <li key={id}>
          <a href={`/caso/${id}`}>
            <span class="laws-number">{id}</span> {title}
          </a>
          <span class="hint">
            {editions.join(", ")} · {articles.join(", ")}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** All of them, or those about what is looked for. */
export function CaseList() {
  const query = asked();
  const asks = new URLSearchParams({ lang: language.value, ...(query && { q: query }) });
  const answer = useAnswer<Listed>(`/api/cases?${asks}`);
  return (
    <div class="page">
      <h1>{t("laws-casebook")}</h1>
      <p class="hint">
        {t("laws-casebook-why")} <a href="/leyes">{t("laws-title")}</a>
      </p>
      <SearchBox edition={null} />
      <Answered answer={answer}>
        {({ cases }) => (
          <section class="panel">
            <h2>{t("laws-cases", { count: cases.length })}</h2>
            <Cases cases={cases} />
          </section>
        )}
      </Answered>
    </div>
  );
}
