// When the game is over: how it ended, and what is still to be done.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { get } from "../net/rest";
import type { GameDetail, Outcome, Score } from "../protocol";
import { Button } from "../ui/button";
import { go } from "../ui/router";
import { number, t, told } from "../words/words";
import type { AtTable } from "./at";
import { happening, rulings } from "./follow";
import { Said } from "./law";

const QUARTERS = ["0", "¼", "½", "¾", "1"];

/** A score as it is written: `1–0`, `½–½`. */
export const scoreText = ({ white, black }: Score): string =>
  `${QUARTERS[white] ?? white / 4}–${QUARTERS[black] ?? black / 4}`;

/** The sentence of the hall that told the end, if we were there. */
function endSaid(at: AtTable): string | null {
  const log = at.log.value;
  for (const { entry, say } of log.toReversed()) {
    const what = happening(entry);
    if (!say || !what || typeof what === "string" || !("ruled" in what)) continue;
    const { ruling } = what.ruled;
    if (typeof ruling === "object" && "over" in ruling) return told(say);
  }
  return null;
}

/** Why it ended, in words. */
function reasonText({ reason }: Outcome): string {
  if (typeof reason === "string") return t("table-end", { reason });
  const [kind = "", of] = Object.entries(reason)[0] ?? [];
  return t("table-end", { reason: kind === "claim" ? `${of}` : kind, color: `${of}` });
}

export function After({ at }: { at: AtTable }) {
  const table = at.table.value;
  const now = table?.state.now;
  const over = at.over;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // The end is seen wherever the column beside the board had been scrolled to.
    const column = over ? box.current?.parentElement : null;
    if (column) column.scrollTop = 0;
  }, [over]);
  if (!table || !now || !over) return null;
  const outcome = now.outcome;
  const id = table.state.info.id;
  return (
    <section class="table-after panel" ref={box} aria-label={t("table-result")}>
      <h2>{outcome?.score ? scoreText(outcome.score) : t("table-void")}</h2>
      <p>
        <Said
          text={outcome ? (endSaid(at) ?? reasonText(outcome)) : t("table-aborted")}
          authority={outcome?.authority ?? null}
        />
      </p>
      {now.stage === "over" && table.state.info.settings.points && <Points id={id} />}
      {at.seat && now.stage === "over" && <OwnAfter at={at} outcome={outcome ?? null} />}
      {now.stage === "over" && (
        <div class="table-buttons">
          <a class="button" href={`/partida/${id}`}>
            {t("table-replay")}
          </a>
          <a class="button" href={`/api/games/${id}.pgn`} download={`${id}.pgn`}>
            PGN
          </a>
        </div>
      )}
    </section>
  );
}

/** What the game did to the ranking, or why it does not count. */
function Points({ id }: { id: string }) {
  const game = useSignal<GameDetail | null>(null);
  useEffect(() => {
    get<GameDetail>(`/api/games/${id}`).then(
      (told) => {
        game.value = told;
      },
      () => undefined,
    );
  }, [id, game]);
  const known = game.value;
  if (!known) return null;
  if (known.not_counted) return <p class="hint">{told(known.not_counted.say)}</p>;
  return (
    <ul class="list hint">
      {known.rating_changes.map(({ person, before, after }) => (
        <li key={person}>
          {[known.white, known.black].find((one) => one?.id === person)?.name}:{" "}
          {number(before, { useGrouping: false })} → {number(after, { useGrouping: false })}
        </li>
      ))}
    </ul>
  );
}

function OwnAfter({ at, outcome }: { at: AtTable; outcome: Outcome | null }) {
  const table = at.table.value;
  const now = table?.state.now;
  if (!table || !now) return null;
  const asked = now.rematch && now.rematch !== at.seat;
  const next = rematchTable(at);
  const signed = at.strict && outcome?.score;
  const ending = rulings(at.log.value)[0];
  return (
    <div class="table-buttons">
      {at.strict && ending && (
        <Button does={() => at.plays({ appeal: ending.id }, at.seat)}>{t("table-appeal")}</Button>
      )}
      {next ? (
        <Button kind="primary" does={() => go(`/mesa/${next}`)}>
          {t("table-rematch-go")}
        </Button>
      ) : (
        <Button
          kind={asked ? "primary" : "plain"}
          disabled={now.rematch === at.seat}
          does={() => at.does("rematch")}
        >
          {t(
            asked ? "table-rematch-accept" : now.rematch ? "table-rematch-asked" : "table-rematch",
          )}
        </Button>
      )}
      {signed && outcome?.score && (
        <Button does={() => outcome.score && at.plays({ sign: outcome.score }, at.seat)}>
          {t("table-sign", { score: scoreText(outcome.score) })}
        </Button>
      )}
    </div>
  );
}

/** The table of the rematch, once both would play again. */
function rematchTable(at: AtTable): string | null {
  for (const { entry } of at.log.value.toReversed()) {
    const what = entry.what;
    if (typeof what === "object" && "rematch" in what) return what.rematch;
  }
  return null;
}
