// A number of the Laws: what it says, what the program does about it, other editions, its cases.

import { Answered, useAnswer } from "../net/use-answer";
import type { ArticleView, Differs, RuleView } from "../protocol";
import { Icon } from "../ui/icons";
import { capital, language, t } from "../words/words";
import { Cases } from "./case-list";
import { Status } from "./tree";

const place = (edition: number | string, number: string): string =>
  `/leyes/${edition}/${encodeURIComponent(number)}`;

/** The page of a number. */
export function ArticlePage({ edition, number }: { edition: string; number: string }) {
  const answer = useAnswer<ArticleView>(
    `/api/laws/${edition}/${encodeURIComponent(number)}?lang=${language.value}`,
  );
  return (
    <article class="panel stack laws-article">
      <a class="laws-back" href={`/leyes/${edition}`}>
        {t("laws-to-tree", { edition })}
      </a>
      <Answered answer={answer}>{(view) => <Shown view={view} />}</Answered>
    </article>
  );
}

function Shown({ view }: { view: ArticleView }) {
  const { edition, number, title, part, status, summary, differs } = view;
  return (
    <>
      <header>
        <p class="hint">{part ?? t("laws-no-part")}</p>
        <h2>
          {number !== "Preface" && <span class="laws-number">{number}</span>} {title}
        </h2>
      </header>
      <p>
        <Status status={status} />
        {status?.reason && <span class="hint"> {capital(status.reason)}.</span>}
      </p>
      {!view.verified && (
        <p class="hint">
          <Icon name="warning" /> {t("laws-doubt-why", { edition })}
        </p>
      )}
      <div class="laws-text">
        {summary.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {summary.length > 0 && (
          <p class="hint">{t("laws-own-words", { edition: `${view.summary_edition}` })}</p>
        )}
      </div>
      {differs && <Differences differs={differs} edition={edition} />}
      {view.rules.map((rule) => (
        <Numbers key={rule.key} rule={rule} edition={edition} />
      ))}
      {view.cases.length > 0 && (
        <section>
          <h3>{t("laws-cases", { count: view.cases.length })}</h3>
          <Cases cases={view.cases} />
        </section>
      )}
    </>
  );
}

/** Where each edition states a rule. */
function Numbers({ rule, edition }: { rule: RuleView; edition: number }) {
  return (
    <section>
      <h3>{capital(rule.name)}</h3>
      <ul class="list laws-numbers">
        {rule.numbers.map((one) => (
          <li key={`${one.edition} ${one.number}`}>
            <a
              href={place(one.edition, one.number)}
              aria-current={one.edition === edition ? "true" : undefined}
            >
              <span class="hint">{one.edition}</span> {one.number}
              {!one.verified && <span class="hint"> ?</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is otherwise today. */
function Differences({ differs, edition }: { differs: Differs; edition: number }) {
  const lists = [
    ["laws-dropped", differs.dropped],
    ["laws-added", differs.added],
  ] as const;
  return (
    <section class="laws-differs">
      <h3>{t("laws-differs")}</h3>
      {differs.now.length === 0 && <p>{t("laws-gone-today")}</p>}
      {differs.now.map(({ number, title }) => (
        <p key={number}>
          {t("laws-today")} <a href={place("2023", number)}>{number}</a> {title}
        </p>
      ))}
      {lists.map(
        ([key, names]) =>
          names.length > 0 && (
            <p key={key}>
              {t(key, { edition: `${edition}` })} {names.join("; ")}.
            </p>
          ),
      )}
    </section>
  );
}
