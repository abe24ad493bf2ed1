// A demonstration board in full screen: of one table, or of all that are played in a room.

import { useEffect, useMemo } from "preact/hooks";
import { readBoard } from "../board/placed";
import { enterRoom, leaveRoom, unwatch, watch } from "../model/session";
import { entered } from "../model/state";
import type { Color } from "../protocol";
import { t } from "../words/words";
import { scoreText } from "./after";
import { AtTable } from "./at";
import { Clock } from "./clock";
import { written } from "./notation";
import { Name } from "./player";
import { lastSquares } from "./scene";
import { Still } from "./still";
import "./table.css";
import "./demonstration.css";

const MOST = 6;

/** One table on the whole screen. */
export function ScreenPage({ id, code }: { id: string; code: string | null }) {
  return (
    <div class="screen one">
      <h1 class="unseen">{t("table-title")}</h1>
      <Shown id={id} code={code} />
    </div>
  );
}

/** The tables that are played in a room; the latest of those that are over stay while there is room. */
export function RoomScreenPage({ room }: { room: string }) {
  useEffect(() => {
    enterRoom(room);
    return () => leaveRoom(room);
  }, [room]);
  const tables = entered.value.get(room)?.tables ?? [];
  const order = (stage: string): number => (stage === "playing" || stage === "paused" ? 0 : 1);
  const seen = tables
    .filter((table) => table.white && table.black && !table.settings.machine)
    .sort((a, b) => order(a.stage) - order(b.stage))
    .slice(0, MOST);
  if (seen.length === 0) {
    return (
      <div class="screen">
        <h1 class="unseen">{t("table-screen")}</h1>
        <p>{t("table-screen-none")}</p>
      </div>
    );
  }
  return (
    <div class={`screen many of-${Math.min(seen.length, MOST)}`}>
      <h1 class="unseen">{t("table-screen")}</h1>
      {seen.map(({ id }) => (
        <Shown key={id} id={id} code={null} />
      ))}
    </div>
  );
}

function Shown({ id, code }: { id: string; code: string | null }) {
  const at = useMemo(() => new AtTable(id), [id]);
  useEffect(() => {
    watch(id, code ?? undefined);
    return () => unwatch(id);
  }, [id, code]);
  const table = at.table.value;
  if (!table) return <p aria-busy="true">{t("web-loading")}</p>;
  const { info, now, moves } = table.state;
  const last = now.last?.san ?? moves.at(-1)?.san;
  const score = now.outcome?.score;
  return (
    <article class="screen-table">
      <Side at={at} color="black" />
      <Still pieces={readBoard(now.board)} last={lastSquares(now)} bottom="white" />
      <Side at={at} color="white" />
      <p class="screen-last">
        <span>{info.settings.name ?? info.settings.time}</span>{" "}
        <strong>{score ? scoreText(score) : last ? written(last) : ""}</strong>
      </p>
    </article>
  );
}

function Side({ at, color }: { at: AtTable; color: Color }) {
  return (
    <div class="table-player">
      <div class="table-who">
        <span class={`table-side ${color}`} aria-hidden="true" />
        <Name person={at.table.value?.state.info[color] ?? null} />
      </div>
      <Clock at={at} color={color} />
    </div>
  );
}
