// Which page an address shows. Heavy pages are loaded when they are first looked at.

import type { ComponentChildren } from "preact";
import { LobbyPage } from "./lobby";
import { Landing } from "./lobby/landing";
import { presence } from "./model/state";
import { ClockPage, ReplayPage, RoomScreenPage, ScreenPage, TablePage } from "./table";
import { lazy } from "./ui/lazy";
import { secret } from "./ui/router";
import { t } from "./words/words";

/** A page, and how it is framed. */
export interface Page {
  content: () => ComponentChildren;
  /** Without the head of the page: a demonstration board, a clock. */
  bare?: boolean;
  /** Works without the hall. */
  alone?: boolean;
}

const rest = () => import("./rest");
const AccountPage = lazy(() => rest().then((module) => module.AccountPage));
const CardPage = lazy(() => rest().then((module) => module.CardPage));
const DeskPage = lazy(() => rest().then((module) => module.DeskPage));
const GamesPage = lazy(() => rest().then((module) => module.GamesPage));
const InvitationPage = lazy(() => rest().then((module) => module.InvitationPage));
const LawsPage = lazy(() => rest().then((module) => module.LawsPage));
const LoginPage = lazy(() => rest().then((module) => module.LoginPage));
const OfficePage = lazy(() => rest().then((module) => module.OfficePage));
const OfficeRoomPage = lazy(() => rest().then((module) => module.OfficeRoomPage));
const PasswordPage = lazy(() => rest().then((module) => module.PasswordPage));
const ProfilePage = lazy(() => rest().then((module) => module.ProfilePage));
const RankingPage = lazy(() => rest().then((module) => module.RankingPage));
const RegisterPage = lazy(() => rest().then((module) => module.RegisterPage));
const SetupPage = lazy(() => rest().then((module) => module.SetupPage));

/** What the browser calls a page; nothing for one that says so itself, such as a table. */
export function title([first = "sala", at]: readonly string[]): string | null {
  if (first === "mesa") return null;
  const part = first === "jugador" ? at : t("web-page", { page: first });
  return part ? `${part} · ${t("web-title")}` : t("web-title");
}

/** Shows a page to whoever is here; who is not here yet is asked in, and then sees it. */
const toSomebody = (content: () => ComponentChildren): Page => ({
  content: () => {
    if (presence.value === "asking") return null;
    return presence.value === "here" ? content() : <Landing />;
  },
});

const toAnybody = (content: () => ComponentChildren): Page => ({ content });

/** The page of a path. */
export function page([first, at, third]: readonly string[]): Page {
  switch (first) {
    case undefined:
      return toSomebody(() => <LobbyPage room={null} />);
    case "sala":
      return toSomebody(() => <LobbyPage room={at ?? null} />);
    case "mesa":
      if (at === undefined) return nowhere;
      if (third === "pantalla") {
        const screen = () => <ScreenPage key={at} id={at} code={secret() || null} />;
        return { ...toSomebody(screen), bare: true };
      }
      // The code of a private table stands where no server and no log of one is told it.
      return toSomebody(() => <TablePage key={at} id={at} code={secret() || null} />);
    case "partida":
      return at === undefined ? nowhere : toAnybody(() => <ReplayPage key={at} id={at} />);
    case "tablero":
      if (at === undefined) return nowhere;
      return { ...toSomebody(() => <RoomScreenPage room={at} />), bare: true };
    case "reloj":
      return { content: () => <ClockPage />, bare: true, alone: true };
    case "arbitro":
      return at === undefined ? nowhere : toSomebody(() => <DeskPage room={at} />);
    case "cuenta":
      return toSomebody(() => <AccountPage />);
    case "partidas":
      return toAnybody(() => <GamesPage />);
    case "clasificacion":
      return toAnybody(() => <RankingPage />);
    case "jugador":
      return at === undefined ? nowhere : toAnybody(() => <ProfilePage key={at} name={at} />);
    case "entrar":
      return toAnybody(() => <LoginPage />);
    case "registro":
      return toAnybody(() => <RegisterPage />);
    case "setup":
    case "primer-administrador":
      return toAnybody(() => <SetupPage />);
    case "password":
    case "contrasena":
      return toAnybody(() => <PasswordPage />);
    case "invitacion":
      return toSomebody(() => <InvitationPage />);
    case "tarjeta":
      return toAnybody(() => <CardPage />);
    case "direccion":
      return toSomebody(() => (at === undefined ? <OfficePage /> : <OfficeRoomPage room={at} />));
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
