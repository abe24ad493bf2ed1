// What a ruling or a refusal rests on, as a link to the lawbook.

import type { Authority } from "../protocol";
import { t } from "../words/words";

/** The Article, which opens the lawbook; what rests on no Article has none. */
export function LawLink({ authority }: { authority: Authority | null | undefined }) {
  if (!authority) return null;
  const article =
    "law" in authority ? authority.law : "comment" in authority ? authority.comment[1] : null;
  if (!article) return null;
  return (
    <a
      class="table-law"
      href={`/leyes/${article.edition}/${article.number}`}
      target="_blank"
      rel="noopener"
    >
      {t("table-article", { number: article.number })}
    </a>
  );
}
