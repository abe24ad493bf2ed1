// Which page an address shows. Heavy pages are loaded when they are first looked at.

import type { ComponentChildren } from "preact";
import { Landing } from "./lobby/landing";
import { presence } from "./model/state";
import { lazy } from "./ui/lazy";
import { address } from "./ui/router";
import { t } from "./words/words";

/** A page, and how it is framed. */
export interface Page {
  content: () => ComponentChildren;
  /** Without the head of the page: a demonstration board, a clock. */
  bare?: boolean;
  /** Works without the hall. */
  alone?: boolean;
}

const LobbyPage = lazy(() => import("./lobby").then((module) => module.LobbyPage));
const TablePage = lazy(() => import("./table").then((module) => module.TablePage));
const ReplayPage = lazy(() => import("./table").then((module) => module.ReplayPage));
const ScreenPage = lazy(() => import("./table").then((module) => module.ScreenPage));
const RoomScreenPage = lazy(() => import("./table").then((module) => module.RoomScreenPage));
const ClockPage = lazy(() => import("./table/reloj").then((module) => module.ClockPage));
const DeskPage = lazy(() => import("./desk").then((module) => module.DeskPage));
const LawsPage = lazy(() => import("./laws").then((module) => module.LawsPage));

/** Shows a page to whoever is here; who is not here yet is asked in, and then sees it. */
const toSomebody = (content: () => ComponentChildren): Page => ({
  content: () => {
    if (presence.value === "asking") return null;
    return presence.value === "here" ? content() : <Landing />;
  },
});

const toAnybody = (content: () => ComponentChildren): Page => ({ content });

/** The page of a path. */
export function page([first, second, third]: readonly string[]): Page {
  const at = second === undefined ? undefined : decodeURIComponent(second);
  switch (first) {
    case undefined:
      return toSomebody(() => <LobbyPage room={null} />);
    case "sala":
      return toSomebody(() => <LobbyPage room={at ?? null} />);
    case "mesa":
      if (at === undefined) return nowhere;
      if (third === "pantalla") {
        const code = address.value.searchParams.get("codigo");
        return { ...toSomebody(() => <ScreenPage key={at} id={at} code={code} />), bare: true };
      }
      return toSomebody(() => (
        <TablePage key={at} id={at} code={address.value.searchParams.get("codigo")} />
      ));
    case "partida":
      return at === undefined ? nowhere : toAnybody(() => <ReplayPage id={at} />);
    case "tablero":
      if (at === undefined) return nowhere;
      return { ...toSomebody(() => <RoomScreenPage room={at} />), bare: true };
    case "reloj":
      return { content: () => <ClockPage />, bare: true, alone: true };
    case "arbitro":
      return at === undefined ? nowhere : toSomebody(() => <DeskPage room={at} />);
    case "leyes":
    case "caso":
      return toAnybody(() => <LawsPage />);
    default:
      return nowhere;
  }
}

const nowhere = toAnybody(() => (
  <div class="page narrow">
    <h1>{t("web-nowhere")}</h1>
    <p>
      <a href="/">{t("web-to-lobby")}</a>
    </p>
  </div>
));
