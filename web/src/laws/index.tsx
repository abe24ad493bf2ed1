// The lawbook: the Laws by edition and Article, and their casebook.

import { Answered, useAnswer } from "../net/use-answer";
import type { EditionsView, Headings } from "../protocol";
import { path } from "../ui/router";
import { language, t } from "../words/words";
import { ArticlePage } from "./article";
import { CasePage } from "./case";
import { CaseList } from "./case-list";
import { Found, SearchBox } from "./search";
import { Tree } from "./tree";
import "./laws.css";

/** The Laws, or the Article or case that the address names. */
export function LawsPage() {
  const [first, at, number] = path.value;
  if (first === "caso") return at ? <CasePage key={at} id={at} /> : <CaseList />;
  return <Editions wanted={at} number={number} />;
}

function Editions({ wanted, number }: { wanted: string | undefined; number: string | undefined }) {
  const answer = useAnswer<EditionsView>(`/api/laws?lang=${language.value}`);
  return (
    <div class="page">
      <h1>{t("laws-title")}</h1>
      <Answered answer={answer}>
        {({ editions }) => {
          const latest = editions.find((one) => one.latest) ?? editions.at(-1);
          const edition = wanted ?? `${latest?.edition}`;
          const shown = editions.find((one) => `${one.edition}` === edition);
          return (
            <>
              <nav class="laws-editions" aria-label={t("laws-editions")}>
                {editions.toReversed().map((one) => (
                  <a
                    key={one.edition}
                    class="button quiet"
                    href={`/leyes/${one.edition}`}
                    aria-current={one === shown ? "page" : undefined}
                  >
                    {one.edition}
                  </a>
                ))}
                <a class="button quiet" href="/caso">
                  {t("laws-casebook")}
                </a>
              </nav>
              <SearchBox edition={edition} />
              <Edition edition={edition} number={number} unverified={shown?.unverified ?? 0} />
            </>
          );
        }}
      </Answered>
    </div>
  );
}

interface EditionProps {
  edition: string;
  number: string | undefined;
  /** How many of its numbers no text confirmed. */
  unverified: number;
}

/** The tree of an edition, and beside it the Article or what was looked for. */
function Edition({ edition, number, unverified }: EditionProps) {
  const at = `/api/laws/${encodeURIComponent(edition)}?lang=${language.value}`;
  const answer = useAnswer<Headings>(at);
  return (
    <div class={number ? "laws-book reading" : "laws-book"}>
      <div class="laws-tree">
        <Answered answer={answer}>
          {({ articles }) => <Tree edition={edition} articles={articles} chosen={number} />}
        </Answered>
      </div>
      <div class="laws-page">
        <Found edition={edition} />
        {number ? (
          <ArticlePage edition={edition} number={number} />
        ) : (
          <div class="panel stack laws-welcome">
            <p>{t("laws-welcome")}</p>
            {unverified > 0 && <p class="hint">{t("laws-unverified", { count: unverified })}</p>}
          </div>
        )}
      </div>
    </div>
  );
}
