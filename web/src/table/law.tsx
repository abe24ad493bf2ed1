// What a ruling or a refusal rests on, as a link to the lawbook.

import type { Article, Authority } from "../protocol";
import { t } from "../words/words";

const articleOf = (authority: Authority | null | undefined): Article | null => {
  if (!authority) return null;
  if ("law" in authority) return authority.law;
  return "comment" in authority ? authority.comment[1] : null;
};

/** A sentence of the hall; where it names the Article it rests on, that opens the lawbook. */
export function Said({ text, authority }: { text: string; authority?: Authority | null }) {
  const article = articleOf(authority);
  if (!article) return <>{text}</>;
  const name = t("table-article", { number: article.number });
  // What has no number is called by its name alone.
  const found = /\d/.test(article.number)
    ? `\\p{L}+\\.? ${article.number.replaceAll(".", "\\.")}(?![.\\d])`
    : name;
  const at = new RegExp(found, "u").exec(text);
  const link = (words: string) => (
    <a
      class="table-law"
      href={`/leyes/${article.edition}/${article.number}`}
      target="_blank"
      rel="noopener"
    >
      {words}
    </a>
  );
  if (!at) {
    return (
      <>
        {text} {link(name)}
      </>
    );
  }
  return (
    <>
      {text.slice(0, at.index)}
      {link(at[0])}
      {text.slice(at.index + at[0].length)}
    </>
  );
}
