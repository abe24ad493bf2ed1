// A room to those who lead it: what it is, its rounds or its class, its tables.

import { useEffect, useState } from "preact/hooks";
import { roomName } from "../lobby/rooms";
import { enterRoom } from "../model/session";
import { entered } from "../model/state";
import { patch, post, remove } from "../net/rest";
import { Answered, useAnswer } from "../net/use-answer";
import type { RoomDetails } from "../protocol";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Check, TextField } from "../ui/field";
import { Form } from "../ui/form";
import { Icon } from "../ui/icons";
import { go } from "../ui/router";
import { toast } from "../ui/toast";
import { date, t } from "../words/words";
import { Cards } from "./cards";
import { Evening } from "./evening";
import { type Printed, Sheet } from "./sheet";
import { Simul } from "./simul";
import { RoomTables } from "./tables";

/** The page of a room. */
export function OfficeRoomPage({ room }: { room: string }) {
  const answer = useAnswer<RoomDetails>(`/api/rooms/${encodeURIComponent(room)}`);
  const [printed, setPrinted] = useState<Printed | null>(null);
  useEffect(() => {
    if (!entered.value.has(room)) enterRoom(room);
  }, [room]);
  if (printed) return <Sheet printed={printed} back={() => setPrinted(null)} />;
  return (
    <div class="page">
      <Answered answer={answer}>
        {(details) => (
          <>
            <div class="lobby-head">
              <div>
                <h1>{roomName(details.info)}</h1>
                <p class="hint">{t(`web-room-kind-${details.info.kind}`)}</p>
              </div>
              <div class="row">
                <a class="button" href={`/sala/${room}`}>
                  <Icon name="door" />
                  {t("web-to-room")}
                </a>
                <a class="button primary" href={`/arbitro/${room}`}>
                  <Icon name="scales" />
                  {t("web-desk")}
                </a>
              </div>
            </div>
            <RoomTables room={room} tables={entered.value.get(room)?.tables ?? []} />
            <div class="people-account">
              {details.info.kind === "club_evening" && <Evening room={room} print={setPrinted} />}
              {details.info.kind === "class" && (
                <>
                  <Cards room={room} print={setPrinted} />
                  <Simul room={room} print={setPrinted} />
                </>
              )}
              {details.info.kind === "class" && <Evening room={room} print={setPrinted} />}
              <Invite room={room} />
              <Change details={details} again={answer.again} />
            </div>
          </>
        )}
      </Answered>
    </div>
  );
}

function Invite({ room }: { room: string }) {
  const [hours, setHours] = useState("24");
  const [uses, setUses] = useState("30");
  const [link, setLink] = useState<{ link: string; until: number } | null>(null);
  const send = async () => {
    const given = await post<{ token: string; expires_ms: number }>(
      `/api/rooms/${room}/invitations`,
      { hours: Number(hours), uses: Number(uses) },
    );
    const link = new URL(`/invitacion#${given.token}`, location.origin).href;
    setLink({ link, until: given.expires_ms });
  };
  return (
    <section class="panel stack" aria-labelledby="office-invite">
      <h2 id="office-invite">{t("web-invite-room")}</h2>
      <Form send={send} button={t("web-invite-make")}>
        <div class="lobby-two">
          <TextField
            label={t("web-invite-hours")}
            value={hours}
            change={setHours}
            input={{ type: "number", min: 1 }}
          />
          <TextField
            label={t("web-invite-uses")}
            value={uses}
            change={setUses}
            input={{ type: "number", min: 1 }}
          />
        </div>
      </Form>
      {link && (
        <div role="status">
          <p class="people-secret">{link.link}</p>
          <p class="hint">{t("web-until-when", { when: date(link.until) })}</p>
        </div>
      )}
    </section>
  );
}

function Change({ details, again }: { details: RoomDetails; again: () => void }) {
  const { info } = details;
  const [name, setName] = useState(info.name);
  const [listed, setListed] = useState(details.listed);
  const [chat, setChat] = useState(info.chat);
  const [closing, setClosing] = useState(false);
  const send = async () => {
    await patch(`/api/rooms/${info.id}`, { name, listed, chat });
    toast(t("web-saved"));
    again();
  };
  const putAway = async () => {
    await remove(`/api/rooms/${info.id}`);
    go("/direccion");
  };
  return (
    <section class="panel stack" aria-labelledby="office-change">
      <h2 id="office-change">{t("web-room-change")}</h2>
      <Form send={send} button={t("web-save")}>
        <TextField
          label={t("web-room-name")}
          value={name}
          change={setName}
          input={{ required: true, maxLength: 120, autocomplete: "off" }}
        />
        <Check label={t("web-room-listed")} value={listed} change={setListed} />
        <Check label={t("web-room-chat")} value={chat} change={setChat} />
      </Form>
      {details.owner !== null && (
        <p>
          <Button does={() => setClosing(true)} kind="danger">
            {t("web-room-close")}
          </Button>
        </p>
      )}
      {closing && (
        <Dialog title={t("web-room-close")} close={() => setClosing(false)}>
          <p>{t("web-room-close-what")}</p>
          <Button does={putAway} kind="danger">
            {t("web-room-close")}
          </Button>
        </Dialog>
      )}
    </section>
  );
}
