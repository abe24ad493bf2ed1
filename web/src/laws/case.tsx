// A case of the casebook, step by step: what is done, and what the arbiter rules.

import { useState } from "preact/hooks";
import { readBoard } from "../board/placed";
import { roomName } from "../lobby/rooms";
import { enterAsGuest, tableAddress } from "../model/session";
import { presence, rooms } from "../model/state";
import { get, post } from "../net/rest";
import { Answered, useAnswer } from "../net/use-answer";
import type { CaseView, Edition, OpenedTable, RoomInfo, RunView, Said as Told } from "../protocol";
import { Said } from "../table/law";
import { Still } from "../table/still";
import { Button } from "../ui/button";
import { Choices, SelectField } from "../ui/field";
import { go } from "../ui/router";
import { language, t } from "../words/words";
import { positionIn, telling } from "./telling";
import "../table/table.css";

/** The page of a case. */
export function CasePage({ id }: { id: string }) {
  const answer = useAnswer<CaseView>(`/api/cases/${encodeURIComponent(id)}?lang=${language.value}`);
  return (
    <div class="page">
      <p>
        <a href="/caso">{t("laws-casebook")}</a>
      </p>
      <Answered answer={answer}>{(view) => <Shown view={view} />}</Answered>
    </div>
  );
}

function Shown({ view }: { view: CaseView }) {
  const [chosen, setChosen] = useState(0);
  const run = view.runs[chosen];
  const { head, before, why } = telling(view.markdown);
  const begins = head.get("position") ?? null;
  const facts = [head.get("time"), head.get("after"), head.get("clocks")].filter(Boolean);
  return (
    <article class="stack laws-case">
      <header lang={view.page_language}>
        <p class="hint">{view.id}</p>
        <h1>{view.title}</h1>
      </header>
      {view.page_language !== view.language && <p class="hint">{t("laws-page-language")}</p>}
      <div class="laws-scene">
        {begins && <Position fen={begins} />}
        <div class="stack">
          <p lang={view.page_language}>{before}</p>
          <p class="hint">{facts.join(" · ")}</p>
          {view.runs.length > 1 && (
            <Choices
              label={t("laws-under")}
              value={`${chosen}`}
              options={view.runs.map((one, index) => [`${index}`, named(one)] as const)}
              change={(value) => setChosen(Number(value))}
            />
          )}
          <OpenTable id={view.id} />
        </div>
      </div>
      <ol class="list laws-steps">
        {view.steps.map(({ line, at, fact }, index) => {
          const fen = positionIn(fact);
          const told = run?.told[index] ?? [];
          const where = fen === begins ? "laws-position-first" : "laws-position";
          return (
            <li key={line} class={told.length > 0 ? "panel stack" : "laws-check"}>
              <p lang={view.page_language}>
                {at && <time class="laws-number">{at}</time>} {fen ? t(where) : fact}
              </p>
              {fen && fen !== begins && <Position fen={fen} />}
              {told.map((one) => (
                <Ruling key={one.text} told={one} edition={run?.edition ?? 2023} />
              ))}
            </li>
          );
        })}
      </ol>
      {why && (
        <section class="panel" lang={view.page_language}>
          <h2>{t("laws-why")}</h2>
          <p>{why}</p>
        </section>
      )}
      {!view.ok && <p class="fault">{t("laws-not-as-told")}</p>}
      <p class="hint">{t("laws-source", { source: view.source })}</p>
    </article>
  );
}

const named = ({ edition, title }: RunView): string => title ?? `${edition}`;

const Position = ({ fen }: { fen: string }) => (
  <div class="laws-board">
    <Still pieces={readBoard(fen)} last={[]} bottom="white" />
  </div>
);

/** What the arbiter told, with the Article it rests on. */
function Ruling({ told, edition }: { told: Told; edition: number }) {
  const law = told.article && { law: { number: told.article, edition: `${edition}` as Edition } };
  return (
    <p class={`laws-told ${told.kind}`}>
      <Said text={told.text} authority={law || null} />
    </p>
  );
}

const SCREENS = ["one", "two"] as const;

/** Plays the case: on a table of a room, from its position and under its regulations. */
function OpenTable({ id }: { id: string }) {
  const [screens, setScreens] = useState<(typeof SCREENS)[number]>("one");
  const [room, setRoom] = useState("");
  const open = async () => {
    if (presence.value !== "here") await enterAsGuest();
    const first = rooms.value[0] ?? (await get<RoomInfo[]>("/api/rooms"))[0];
    const opened = await post<OpenedTable>(`/api/cases/${id}/table`, {
      room: room || first?.id,
      screens,
    });
    go(tableAddress(opened));
  };
  return (
    <section class="panel stack">
      <h2>{t("laws-play")}</h2>
      <Choices
        label={t("laws-screens")}
        value={screens}
        options={SCREENS.map((one) => [one, t(`laws-screens-${one}`)] as const)}
        change={setScreens}
      />
      {rooms.value.length > 1 && (
        <SelectField
          label={t("laws-room")}
          value={room || (rooms.value[0]?.id ?? "")}
          options={rooms.value.map((one) => [one.id, roomName(one)] as const)}
          change={setRoom}
        />
      )}
      <Button does={open} icon="board" kind="primary">
        {t("laws-open")}
      </Button>
    </section>
  );
}
