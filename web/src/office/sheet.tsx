// What is printed and cut up: a card for each pupil, or for each board of a round.

import type { CardGiven, RoundOpened } from "../protocol";
import { Button } from "../ui/button";
import { QrCode } from "../ui/qr-code";
import { t } from "../words/words";

/** A card: a heading, some lines, and where its QR code leads. */
export interface Printed {
  cards: readonly {
    key: string;
    title: string;
    lines: readonly string[];
    code: string | null;
    path: string;
  }[];
}

/** The address that a card's code opens: behind the `#`, so that no server keeps it. */
const cardPath = (code: string): string => `/tarjeta#${encodeURIComponent(code)}`;

/** The cards of a class. */
export const cardsToPrint = (cards: readonly CardGiven[]): Printed => ({
  cards: cards.map(({ id, name, code }) => ({
    key: String(id),
    title: name,
    lines: [],
    code,
    path: cardPath(code),
  })),
});

/** The boards of a round, and the cards of those who had none. */
export const boardsToPrint = ({ round, tables, cards }: RoundOpened): Printed => ({
  cards: [
    ...tables.map(({ board, table, white, black }) => ({
      key: table,
      title: t("web-board-of", { board, round }),
      lines: [`${t("web-white")}: ${white}`, `${t("web-black")}: ${black}`],
      code: null,
      path: `/mesa/${table}`,
    })),
    ...cardsToPrint(cards).cards,
  ],
});

/** The sheet on the screen as it comes out on paper. */
export function Sheet({ printed, back }: { printed: Printed; back: () => void }) {
  return (
    <div class="page office-print">
      <div class="row office-not-printed">
        <Button does={back} icon="back">
          {t("web-back")}
        </Button>
        <Button does={() => print()} icon="print" kind="primary">
          {t("web-print")}
        </Button>
      </div>
      <ul class="list office-sheet">
        {printed.cards.map(({ key, title, lines, code, path }) => {
          const link = new URL(path, location.origin).href;
          return (
            <li key={key} class="office-card">
              <div>
                <h2>{title}</h2>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
                {code && (
                  <>
                    <p>{t("web-code")}:</p>
                    <p class="office-code">{code}</p>
                  </>
                )}
                <p class="office-address">
                  {code ? new URL("/tarjeta", location.origin).href : link}
                </p>
              </div>
              <QrCode text={link} label={title} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
