// The numbers of an edition, under the Articles and Appendices they are in.

import type { Heading, StatusView } from "../protocol";
import { t } from "../words/words";

interface Props {
  edition: string;
  articles: readonly Heading[];
  /** The number that is read. */
  chosen: string | undefined;
}

/** What the program does about a number: whether it enforces it. */
export function Status({ status }: { status: StatusView | null }) {
  if (!status) return <span class="badge">{t("laws-gone")}</span>;
  return <span class={status.key === "enforced" ? "badge brass" : "badge"}>{status.word}</span>;
}

/** The numbers, folded by part; the part of the one that is read is open. */
export function Tree({ edition, articles, chosen }: Props) {
  const parts = new Map<string, Heading[]>();
  const inOrder = articles.toSorted((a, b) => Number(a.part === null) - Number(b.part === null));
  for (const article of inOrder) {
    const part = article.part ?? t("laws-no-part");
    parts.set(part, [...(parts.get(part) ?? []), article]);
  }
  return (
    <nav aria-label={t("laws-articles")}>
      {[...parts].map(([part, own]) => (
        <details key={part} open={own.some(({ number }) => number === chosen)}>
          <summary>{part}</summary>
          <ul class="list">
            {own.map(({ number, title, verified }) => (
              <li key={number}>
                <a
                  href={`/leyes/${edition}/${encodeURIComponent(number)}`}
                  aria-current={number === chosen ? "page" : undefined}
                >
                  <span class="laws-number">{number === "Preface" ? "§" : number}</span>
                  <span>
                    {title}
                    {!verified && <span class="hint"> {t("laws-doubt")}</span>}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
