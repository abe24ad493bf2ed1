// The table: the board, the clocks, the scoresheet, and what is ruled.

import { useEffect, useMemo } from "preact/hooks";
import { other } from "../board/placed";
import { unwatch, watch } from "../model/session";
import { t } from "../words/words";
import { Actions, Offers, Witness } from "./actions";
import { After } from "./after";
import { AtTable } from "./at";
import { Board } from "./board";
import { CutOff } from "./cut-off";
import { Follower } from "./follow";
import { useSpace } from "./forms";
import { Live } from "./live";
import { NotYet } from "./not-yet";
import { Log, Notices } from "./notices";
import { Obliged } from "./obliged";
import { Player } from "./player";
import { Questions } from "./questions";
import { settings } from "./settings";
import { Sheet } from "./sheet";
import { Talk } from "./talk";
import { OwnSettings, Tools } from "./tools";
import { TypedMove } from "./typed";
import { Waiting } from "./waiting";
import "./table.css";

export { RoomScreenPage, ScreenPage } from "./demonstration";
export { ClockPage } from "./reloj";
export { ReplayPage } from "./replay";

/** A table, which the code opens where it is private. */
export function TablePage({ id, code }: { id: string; code: string | null }) {
  const at = useMemo(() => new AtTable(id), [id]);
  const follower = useMemo(() => new Follower(at), [at]);
  useEffect(() => {
    watch(id, code ?? undefined);
    return () => unwatch(id);
  }, [id, code]);
  useEffect(() => () => follower.close(), [follower]);
  useSpace(at, settings.value.spacePresses);
  if (!at.table.value) return <NotYet id={id} />;
  return <Seated at={at} follower={follower} />;
}

/** The tab says whose turn it is, for who looks elsewhere. */
function useTitle(at: AtTable): void {
  const own = at.onMove && !at.shared;
  useEffect(() => {
    document.title = `${own ? `● ${t("table-your-turn")} · ` : ""}Jadoube`;
    return () => {
      document.title = "Jadoube";
    };
  }, [own]);
}

function Seated({ at, follower }: { at: AtTable; follower: Follower }) {
  const { turned, clockSide, turns } = settings.value;
  const own = at.shared && turns ? (at.now.value?.turn ?? "white") : (at.seat ?? "white");
  const bottom = turned ? other(own) : own;
  const stage = at.now.value?.stage;
  const waiting = stage === "waiting" || stage === "ready";
  useTitle(at);
  return (
    <div class={`table clock-${clockSide}${at.strict ? " strict" : ""}`}>
      <h1 class="unseen">{t("table-title")}</h1>
      <Tools at={at} />
      <div class="table-main">
        <Player at={at} color={other(bottom)} opposite={at.shared && !turns} />
        <Board at={at} bottom={bottom} />
        <Player at={at} color={bottom} />
        <div class="table-side-column">
          <CutOff />
          <OwnSettings strict={at.strict} shared={at.shared} />
          {waiting && <Waiting at={at} />}
          <After at={at} />
          {stage === "paused" && <p class="table-proposal">{t("table-paused")}</p>}
          <Obliged at={at} />
          <Questions at={at} />
          <Offers at={at} />
          <Notices follower={follower} />
          <TypedMove at={at} />
          {!waiting && <Sheet at={at} />}
          <Actions at={at} />
          <Witness at={at} />
          <Talk at={at} />
          <Log at={at} />
        </div>
      </div>
      <Live />
    </div>
  );
}
