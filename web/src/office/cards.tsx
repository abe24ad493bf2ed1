// A class: a card for each name, with a code to come in with; the codes are told once.

import { useState } from "preact/hooks";
import { post, remove } from "../net/rest";
import { Answered, useAnswer } from "../net/use-answer";
import type { CardGiven, CardInfo } from "../protocol";
import { Button } from "../ui/button";
import { AreaField } from "../ui/field";
import { Form } from "../ui/form";
import { toast } from "../ui/toast";
import { t } from "../words/words";
import { cardsToPrint, type Printed } from "./sheet";

const MUTED_MINUTES = 60;

/** The names, the cards, and who of them is here. */
export function Cards({ room, print }: { room: string; print: (printed: Printed) => void }) {
  const at = `/api/rooms/${room}/cards`;
  const answer = useAnswer<CardInfo[]>(at);
  const [names, setNames] = useState("");
  const [given, setGiven] = useState<readonly CardGiven[]>([]);
  const send = async () => {
    const made = await post<{ cards: CardGiven[]; repeated: string[] }>(at, { names });
    setGiven([...given, ...made.cards]);
    setNames("");
    if (made.repeated.length > 0) {
      toast(t("web-cards-repeated", { names: made.repeated.join(", ") }), "bad");
    }
    answer.again();
  };
  const renew = (card: CardInfo) => async () => {
    const fresh = await post<CardGiven>(`${at}/${card.id}`);
    setGiven([...given.filter((one) => one.id !== card.id), fresh]);
  };
  const take = (card: CardInfo) => async () => {
    await remove(`${at}/${card.id}`);
    setGiven(given.filter((one) => one.id !== card.id));
    answer.again();
  };
  const mute = (card: CardInfo) => async () => {
    const why = t("web-mute-why-class");
    await post("/api/mutes", { person: card.person, room, minutes: MUTED_MINUTES, why });
    toast(t("web-chat-muted"));
  };
  return (
    <section class="panel stack" aria-labelledby="office-cards">
      <h2 id="office-cards">{t("web-cards")}</h2>
      {given.length > 0 && (
        <div class="lobby-ongoing" role="status">
          <span>{t("web-cards-given", { count: given.length })}</span>
          <Button does={() => print(cardsToPrint(given))} icon="print" kind="primary">
            {t("web-print-cards")}
          </Button>
        </div>
      )}
      <Form send={send} button={t("web-cards-make")}>
        <AreaField
          label={t("web-names")}
          hint={t("web-names-hint")}
          value={names}
          change={setNames}
          rows={5}
        />
      </Form>
      <Answered answer={answer}>
        {(cards) => (
          <ul class="list people-rows">
            {cards.map((card) => (
              <li key={card.id}>
                <span>
                  {card.name} {card.here && <span class="badge brass">{t("web-here")}</span>}
                  <br />
                  <code>{given.find((one) => one.id === card.id)?.code}</code>
                </span>
                <span class="row">
                  {card.person !== null && (
                    <Button does={mute(card)} icon="mute" bare>
                      {t("web-chat-mute")}
                    </Button>
                  )}
                  <Button does={renew(card)} icon="refresh" bare>
                    {t("web-card-renew")}
                  </Button>
                  <Button does={take(card)} icon="door" bare kind="danger">
                    {t("web-card-take")}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </section>
  );
}
