// The head of every page: where one can go, how the connection is, who one is.

import { useState } from "preact/hooks";
import { socket } from "../model/session";
import { isOfficial, me, presence } from "../model/state";
import { LANGUAGES, language, speak, t } from "../words/words";
import { Icon, type IconName } from "./icons";
import { asked, path } from "./router";
import { THEMES, theme, wear } from "./theme";
import "./header.css";

const THEME_ICONS = { dark: "moon", light: "sun", contrast: "contrast" } as const;

/** The pages that the head leads to: address, first part of the path, drawing. */
const PLACES: readonly (readonly [string, string, IconName, string])[] = [
  ["/", "sala", "board", "web-nav-rooms"],
  ["/clasificacion", "clasificacion", "trophy", "web-nav-ranking"],
  ["/partidas", "partidas", "book", "web-nav-games"],
  ["/leyes", "leyes", "scales", "web-nav-laws"],
];

function Places({ chosen }: { chosen: () => void }) {
  const first = path.value[0] ?? "sala";
  const places =
    presence.value === "here" && isOfficial.value
      ? [...PLACES, ["/direccion", "direccion", "settings", "web-nav-office"] as const]
      : PLACES;
  return (
    <nav class="header-places" aria-label={t("web-nav")}>
      {places.map(([to, part, icon, key]) => (
        <a
          key={to}
          href={to}
          class="button quiet"
          aria-current={part === first ? "page" : undefined}
          onClick={chosen}
        >
          <Icon name={icon} />
          {t(key)}
        </a>
      ))}
    </nav>
  );
}

/** One click speaks the other language; it is named in itself. */
function Tongue() {
  const other = LANGUAGES.find((one) => one !== language.value) ?? "en";
  return (
    <button
      type="button"
      class="button quiet header-tongue"
      lang={other}
      onClick={() => void speak(other)}
    >
      {other === "es" ? "Español" : "English"}
    </button>
  );
}

function Look() {
  const now = theme.value;
  const next = THEMES[(THEMES.indexOf(now) + 1) % THEMES.length] ?? "dark";
  const words = t("web-theme", { theme: t(`web-theme-${now}`), next: t(`web-theme-${next}`) });
  return (
    <button type="button" class="button quiet icon" title={words} onClick={() => wear(next)}>
      <Icon name={THEME_ICONS[now]} />
      <span class="unseen">{words}</span>
    </button>
  );
}

function Connection() {
  const link = socket.link.value;
  if (link === "off") return null;
  const lag = Math.round(socket.halfTripMs.value * 2);
  return (
    <span class={`header-link ${link}`} role="status" title={t(`web-link-${link}`)}>
      <span class="header-light" aria-hidden="true" />
      <span class={link === "open" ? "unseen" : ""}>{t(`web-link-${link}`)}</span>
      {link === "open" && lag > 0 && <span class="header-lag">{t("web-lag", { ms: lag })}</span>}
    </span>
  );
}

function Myself() {
  const here = me.value;
  if (presence.value === "asking") return null;
  if (!here) {
    return (
      <a class="button quiet" href={`/entrar#${encodeURIComponent(asked())}`}>
        <Icon name="door" />
        <span>{t("web-log-in")}</span>
      </a>
    );
  }
  return (
    <a class="button quiet header-me" href="/cuenta">
      <Icon name="person" />
      <span class="header-name">{here.person.name}</span>
    </a>
  );
}

/** The head of the page. */
export function Header() {
  const [open, setOpen] = useState(false);
  return (
    <header class={open ? "header open" : "header"}>
      <a class="header-brand" href="/">
        <img src="/icon.svg" alt="" width="32" height="32" />
        <span>{t("web-title")}</span>
      </a>
      <Connection />
      <Myself />
      <button
        type="button"
        class="button quiet icon header-menu"
        aria-expanded={open}
        aria-controls="header-more"
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? "close" : "menu"} />
        <span class="unseen">{t("web-menu")}</span>
      </button>
      <div class="header-more" id="header-more">
        <Places chosen={() => setOpen(false)} />
        <Tongue />
        <Look />
      </div>
    </header>
  );
}
