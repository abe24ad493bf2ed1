// For who is not here: what this is, and the ways in.

import { useEffect, useState } from "preact/hooks";
import { enterAsGuest } from "../model/session";
import { get } from "../net/rest";
import type { RoomInfo } from "../protocol";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Icon } from "../ui/icons";
import { asked } from "../ui/router";
import { t } from "../words/words";
import { CodeForm, enterByCard } from "./code";
import { LandingBoard } from "./landing-board";
import "./landing.css";

/** Somebody who has a card with a code. */
function Card() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button does={() => setAsking(true)} kind="quiet" icon="lock">
        {t("web-have-card")}
      </Button>
      {asking && (
        <Dialog title={t("web-have-card")} close={() => setAsking(false)}>
          <CodeForm label={t("web-card-code")} enter={enterByCard} />
        </Dialog>
      )}
    </>
  );
}

/** How many are in the hall at this moment. */
function Now() {
  const [rooms, setRooms] = useState<readonly RoomInfo[]>([]);
  useEffect(() => {
    get<RoomInfo[]>("/api/rooms").then(setRooms, () => setRooms([]));
  }, []);
  const people = rooms.reduce((sum, room) => sum + room.people, 0);
  const games = rooms.reduce((sum, room) => sum + room.games, 0);
  if (people === 0) return null;
  return <p class="hint">{t("web-now", { people, games })}</p>;
}

const WORTH = [
  ["hand", "board"],
  ["scales", "laws"],
  ["trophy", "clubs"],
] as const;

/** The first page of a newcomer; at a page that asks for somebody, the way in to that page. */
export function Landing() {
  const next = `#${encodeURIComponent(asked())}`;
  return (
    <div class="page landing">
      <section class="landing-hero">
        <div class="landing-words">
          <h1>{t("web-landing-title")}</h1>
          <p class="landing-what">{t("web-landing-what")}</p>
          <div class="row">
            <Button does={enterAsGuest} kind="primary" icon="play">
              {t("web-play-as-guest")}
            </Button>
            <a class="button" href={`/entrar${next}`}>
              {t("web-log-in")}
            </a>
            <a class="button" href={`/registro${next}`}>
              {t("web-register")}
            </a>
          </div>
          <Now />
          <Card />
        </div>
        <LandingBoard />
      </section>
      <ul class="list landing-worth">
        {WORTH.map(([icon, key]) => (
          <li key={key} class="panel">
            <Icon name={icon} />
            <h2>{t(`web-worth-${key}`)}</h2>
            <p>{t(`web-worth-${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
