// The hall as a whole: its rooms, its people, what was reported.

import { useState } from "preact/hooks";
import { roomName } from "../lobby/rooms";
import { rooms } from "../model/state";
import { get, post, remove } from "../net/rest";
import { Answered, useAnswer } from "../net/use-answer";
import type { Found, MuteInfo, ReportInfo, RoomDetails, RoomKind } from "../protocol";
import { Button } from "../ui/button";
import { Check, Choices, TextField } from "../ui/field";
import { Form } from "../ui/form";
import { go } from "../ui/router";
import { date, t } from "../words/words";

const KINDS: readonly RoomKind[] = ["club_evening", "class", "open", "guest"];

/** The page of the hall. */
export function OfficePage() {
  return (
    <div class="page">
      <h1>{t("web-office")}</h1>
      <div class="people-account">
        <NewRoom />
        <RoomList />
        <People />
        <Reports />
        <Mutes />
      </div>
    </div>
  );
}

function NewRoom() {
  const [name, setName] = useState("");
  const [kind, setKind] = useState<RoomKind>("club_evening");
  const [listed, setListed] = useState(true);
  const [chat, setChat] = useState(true);
  const send = async () => {
    const made = await post<RoomDetails>("/api/rooms", { name, kind, listed, chat });
    go(`/direccion/${made.info.id}`);
  };
  const choose = (next: RoomKind) => {
    setKind(next);
    setListed(next !== "class");
    setChat(next !== "class");
  };
  return (
    <section class="panel" aria-labelledby="office-new">
      <h2 id="office-new">{t("web-room-new")}</h2>
      <Form send={send} button={t("web-room-make")}>
        <TextField
          label={t("web-room-name")}
          value={name}
          change={setName}
          input={{ required: true, maxLength: 120, autocomplete: "off" }}
        />
        <Choices
          label={t("web-room-kind")}
          value={kind}
          options={KINDS.map((one) => [one, t(`web-room-kind-${one}`)] as const)}
          change={choose}
          hint={t(`web-room-kind-${kind}.hint`)}
        />
        <Check label={t("web-room-listed")} value={listed} change={setListed} />
        <Check label={t("web-room-chat")} value={chat} change={setChat} />
      </Form>
    </section>
  );
}

function RoomList() {
  return (
    <section class="panel" aria-labelledby="office-rooms">
      <h2 id="office-rooms">{t("web-rooms")}</h2>
      <ul class="list people-rows">
        {rooms.value.map((room) => (
          <li key={room.id}>
            <span>
              <a href={`/sala/${room.id}`}>{roomName(room)}</a>
              <br />
              <span class="hint">{t(`web-room-kind-${room.kind}`)}</span>
            </span>
            <a class="button" href={`/direccion/${room.id}`}>
              {t("web-manage")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function People() {
  const [name, setName] = useState("");
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const send = async () => {
    setFound(await get<Found[]>(`/api/people?q=${encodeURIComponent(name.trim())}`));
  };
  return (
    <section class="panel stack" aria-labelledby="office-people">
      <h2 id="office-people">{t("web-people")}</h2>
      <Form send={send} button={t("web-find")}>
        <TextField
          label={t("web-name-begins")}
          value={name}
          change={setName}
          input={{ type: "search", required: true }}
        />
      </Form>
      {found?.length === 0 && <p class="hint">{t("web-nobody-so")}</p>}
      <ul class="list people-rows">
        {found?.map((one) => (
          <li key={one.id}>
            <a href={`/jugador/${encodeURIComponent(one.name)}`}>{one.name}</a>
            <span>
              {one.kept_out && <span class="badge">{t("web-kept-out")}</span>}
              {one.roles?.map((role) => (
                <span key={role} class="badge brass">
                  {t(`web-office-${role}`)}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was reported in chats, until somebody has seen to it. */
export function Reports() {
  const answer = useAnswer<ReportInfo[]>("/api/reports");
  const close = (id: number) => async () => {
    await post(`/api/reports/${id}/close`, { why: t("web-report-seen") });
    answer.again();
  };
  const hide =
    ({ id, message, why }: ReportInfo) =>
    async () => {
      await post(`/api/chat/${message}/hide`, { why });
      await close(id)();
    };
  return (
    <section class="panel stack" aria-labelledby="office-reports">
      <h2 id="office-reports">{t("web-reports")}</h2>
      <Answered answer={answer}>
        {(reports) => (
          <>
            {reports.length === 0 && <p class="hint">{t("web-no-reports")}</p>}
            <ul class="list people-rows">
              {reports.map((report) => (
                <li key={report.id}>
                  <span>
                    {report.name && <strong>{report.name}: </strong>}
                    {report.text ?? report.place}
                    <br />
                    <span class="hint">
                      {report.by_name && `${t("web-report-by", { by: report.by_name })} · `}
                      {date(report.unix_ms)} · {report.why}
                    </span>
                  </span>
                  <span class="row">
                    {report.message !== null && (
                      <Button does={hide(report)} icon="hide" kind="danger">
                        {t("web-chat-hide")}
                      </Button>
                    )}
                    <Button does={close(report.id)} icon="check">
                      {t("web-report-seen")}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Answered>
    </section>
  );
}

function Mutes() {
  const answer = useAnswer<MuteInfo[]>("/api/mutes");
  const lift = (id: number) => async () => {
    await remove(`/api/mutes/${id}`);
    answer.again();
  };
  return (
    <section class="panel stack" aria-labelledby="office-mutes">
      <h2 id="office-mutes">{t("web-mutes")}</h2>
      <Answered answer={answer}>
        {(mutes) => (
          <>
            {mutes.length === 0 && <p class="hint">{t("web-no-mutes")}</p>}
            <ul class="list people-rows">
              {mutes.map((mute) => (
                <li key={mute.id}>
                  <span>
                    {mute.name}
                    <br />
                    <span class="hint">
                      {mute.why}
                      {mute.until_ms && ` · ${t("web-until-when", { when: date(mute.until_ms) })}`}
                    </span>
                  </span>
                  <Button does={lift(mute.id)} icon="sound">
                    {t("web-unmute")}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Answered>
    </section>
  );
}
