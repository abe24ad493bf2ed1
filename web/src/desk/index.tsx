// The arbiter's desk: the tables of a room, those that need one first.

import { useEffect, useMemo } from "preact/hooks";
import { roomName } from "../lobby/rooms";
import { enterRoom, unwatchDesk, watchDesk } from "../model/session";
import { desks, entered, rooms } from "../model/state";
import { post } from "../net/rest";
import { Answered, useAnswer } from "../net/use-answer";
import { Reports } from "../office/hall";
import type { Desk, DeskTable, DoneAtAll, ToAll } from "../protocol";
import { Button } from "../ui/button";
import type { IconName } from "../ui/icons";
import { address } from "../ui/router";
import { toast } from "../ui/toast";
import { t, told } from "../words/words";
import { AtDesk } from "./at-desk";
import { Glance } from "./glance";
import { useBeat } from "./live";
import "../people/people.css";
import "../table/table.css";
import "./desk.css";

/** The desk of a room. */
export function DeskPage({ room }: { room: string }) {
  const answer = useAnswer<Desk>(`/api/rooms/${encodeURIComponent(room)}/desk`);
  useBeat();
  useEffect(() => {
    if (!entered.value.has(room)) enterRoom(room);
    watchDesk(room);
    return () => unwatchDesk(room);
  }, [room]);
  const info = rooms.value.find((one) => one.id === room);
  return (
    <div class="page desk">
      <div class="desk-head">
        <h1>
          {t("web-desk")} <span class="hint">{info ? roomName(info) : room}</span>
        </h1>
        {info && <p class="hint">{t("desk-present", { count: info.arbiters })}</p>}
        {answer.value && <RoomOrders room={room} />}
      </div>
      <Answered answer={answer}>
        {(first) => <Tables room={room} tables={(desks.value.get(room) ?? first).tables} />}
      </Answered>
    </div>
  );
}

/** The tables at a glance, and the one that is chosen. */
function Tables({ room, tables }: { room: string; tables: readonly DeskTable[] }) {
  const chosen = address.value.searchParams.get("mesa");
  const table = tables.find((one) => one.id === chosen);
  return (
    <div class={table ? "desk-room chosen" : "desk-room"}>
      <section class="desk-tables" aria-label={t("desk-tables")}>
        {tables.length === 0 && <p class="panel hint">{t("desk-no-tables")}</p>}
        <ol class="list">
          {tables.map((one) => (
            <Glance key={one.id} room={room} table={one} chosen={one === table} />
          ))}
        </ol>
        <details class="desk-reports">
          <summary>{t("web-reports")}</summary>
          <Reports />
        </details>
      </section>
      {table ? (
        <AtDesk key={table.id} room={room} table={table} />
      ) : (
        <p class="hint desk-choose">{t("desk-choose")}</p>
      )}
    </div>
  );
}

const ORDERS: readonly (readonly ["start" | "pause" | "resume", IconName])[] = [
  ["start", "play"],
  ["pause", "pause"],
  ["resume", "refresh"],
];

/** What is done at all tables at once. */
function RoomOrders({ room }: { room: string }) {
  const at = useMemo(() => `/api/rooms/${encodeURIComponent(room)}`, [room]);
  const does = (what: "start" | "pause" | "resume") => async () => {
    const { done, failed } =
      what === "start"
        ? await post<DoneAtAll>(`${at}/tables`, { what })
        : await post<ToAll>(`${at}/${what}`);
    const bad = failed.length > 0;
    toast(t("web-done-at-all", { done: done.length, failed: failed.length }), bad ? "bad" : "good");
    for (const one of failed) if (typeof one === "object") toast(told(one.fault.say), "bad");
  };
  return (
    <div class="row">
      {ORDERS.map(([what, icon]) => (
        <Button key={what} does={does(what)} icon={icon}>
          {t(`web-all-${what}`)}
        </Button>
      ))}
    </div>
  );
}
