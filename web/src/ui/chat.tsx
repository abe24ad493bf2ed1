// What is said in a room or at a table; arbiters see to what should not be said.

import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../model/session";
import { isOfficial, me } from "../model/state";
import { post } from "../net/rest";
import type { ChatLine, Place } from "../protocol";
import { date, t } from "../words/words";
import { Dialog } from "./dialog";
import { TextField } from "./field";
import { Icon } from "./icons";
import { faultText, toast } from "./toast";
import "./chat.css";

/** The most characters of a message, as the hall has it. */
const LONGEST = 500;
const MUTED_MINUTES = 60;
/** Within how many pixels of the end the last line is followed. */
const NEAR_END = 60;

interface Props {
  place: Place;
  lines: readonly ChatLine[];
  /** Whether one may say something here. */
  open: boolean;
}

/** The lines, and a field for the next one. */
export function Chat({ place, lines, open }: Props) {
  const [chosen, setChosen] = useState<ChatLine | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.id;
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const hidden = box.scrollHeight - box.clientHeight - box.scrollTop;
    const newest = box.lastElementChild?.clientHeight ?? 0;
    if (hidden - newest < NEAR_END || box.scrollTop === 0) box.scrollTop = box.scrollHeight;
  }, [last]);
  return (
    <div class="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by the keyboard */}
      <div class="chat-lines" ref={list} role="log" aria-label={t("web-chat")} tabIndex={0}>
        {lines.length === 0 && <p class="hint">{t("web-chat-empty")}</p>}
        {lines.map((line) => (
          <Line key={line.id} line={line} choose={() => setChosen(line)} />
        ))}
      </div>
      {open ? <Writing place={place} /> : <p class="hint">{t("web-chat-closed")}</p>}
      {chosen && <Seeing line={chosen} close={() => setChosen(null)} />}
    </div>
  );
}

function Line({ line, choose }: { line: ChatLine; choose: () => void }) {
  const own = line.from.id === me.value?.person.id;
  return (
    <div class={own ? "chat-line own" : "chat-line"}>
      <p>
        <strong>{line.from.name}</strong>{" "}
        <time class="hint" dateTime={new Date(line.unix_ms).toISOString()}>
          {date(line.unix_ms, { timeStyle: "short" })}
        </time>
        <br />
        {line.text ?? <em class="hint">{t("web-chat-hidden")}</em>}
      </p>
      {!own && line.text !== null && (
        <button type="button" class="button quiet icon chat-see" onClick={choose}>
          <Icon name="flag" />
          <span class="unseen">{t("web-chat-see", { name: line.from.name })}</span>
        </button>
      )}
    </div>
  );
}

function Writing({ place }: { place: Place }) {
  const [text, setText] = useState("");
  const send = (event: Event) => {
    event.preventDefault();
    if (text.trim() === "") return;
    if (say(place, text.trim())) setText("");
    else toast(t("web-chat-offline"), "bad");
  };
  return (
    <form class="chat-write field" onSubmit={send}>
      <input
        value={text}
        maxLength={LONGEST}
        aria-label={t("web-chat-write")}
        placeholder={t("web-chat-write")}
        autocomplete="off"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button icon">
        <Icon name="send" />
        <span class="unseen">{t("web-chat-send")}</span>
      </button>
    </form>
  );
}

/** What can be done about a line: report it; to an arbiter, hide it or mute who said it. */
function Seeing({ line, close }: { line: ChatLine; close: () => void }) {
  const [why, setWhy] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const room = "room" in line.place ? line.place.room : null;
  const does = (path: string, body: object, done: string) => async () => {
    try {
      await post(path, { ...body, why });
      toast(t(done));
      close();
    } catch (wrong) {
      setFault(faultText(wrong));
    }
  };
  const mute = { person: line.from.id, room, minutes: MUTED_MINUTES };
  return (
    <Dialog title={t("web-chat-see", { name: line.from.name })} close={close}>
      <blockquote class="chat-quote">{line.text}</blockquote>
      <TextField label={t("web-chat-why")} value={why} change={setWhy} fault={fault} />
      <div class="row">
        <button
          type="button"
          class="button primary"
          onClick={does(`/api/chat/${line.id}/report`, {}, "web-chat-reported")}
        >
          {t("web-chat-report")}
        </button>
        {isOfficial.value && (
          <>
            <button
              type="button"
              class="button danger"
              onClick={does(`/api/chat/${line.id}/hide`, {}, "web-chat-hid")}
            >
              <Icon name="hide" />
              {t("web-chat-hide")}
            </button>
            <button
              type="button"
              class="button danger"
              onClick={does("/api/mutes", mute, "web-chat-muted")}
            >
              <Icon name="mute" />
              {t("web-chat-mute")}
            </button>
          </>
        )}
      </div>
    </Dialog>
  );
}
