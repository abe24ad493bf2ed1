// Above the board: the views at the upper left, the name of the table, one's own settings.

import { signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Button } from "../ui/button";
import { Check, Choices, SelectField } from "../ui/field";
import { Icon } from "../ui/icons";
import { t } from "../words/words";
import type { AtTable } from "./at";
import { depthBlocked } from "./board";
import { change, type Settings, settings, type ViewName } from "./settings";

const VIEWS: readonly ViewName[] = ["plano", "mesa", "maqueta"];

/** The three views; changing them touches neither game nor clock. */
export function Views() {
  const open = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const away = (event: Event): void => {
      const out = !box.current?.contains(event.target as Node);
      if (out || (event instanceof KeyboardEvent && event.key === "Escape")) open.value = false;
    };
    addEventListener("pointerdown", away);
    addEventListener("keydown", away);
    return () => {
      removeEventListener("pointerdown", away);
      removeEventListener("keydown", away);
    };
  }, [open]);
  return (
    <div class="table-views" ref={box}>
      <button
        type="button"
        class="button quiet"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <Icon name="views" />
        {t("table-views")}
      </button>
      {open.value && (
        <div class="table-view-list panel">
          {VIEWS.map((view) => (
            <Button
              key={view}
              kind="quiet"
              pressed={settings.value.view === view}
              does={() => {
                depthBlocked.value = false;
                change({ view });
                open.value = false;
              }}
            >
              {t("table-view", { view })}
            </Button>
          ))}
          {depthBlocked.value && <p class="hint">{t("table-no-depth")}</p>}
        </div>
      )}
    </div>
  );
}

/** Whether one's own settings are open: they stand beside the board, never over it. */
export const settingsOpen = signal(false);

export function Tools({ at }: { at: AtTable }) {
  const info = at.table.value?.state.info;
  if (!info) return null;
  return (
    <div class="table-tools">
      <Views />
      <p class="table-title">
        <strong>{info.settings.name ?? info.settings.time}</strong>{" "}
        <span class="badge">{t("table-class", { class: info.class })}</span>{" "}
        <span class="badge">{t(at.strict ? "table-strict" : "table-online")}</span>{" "}
        {at.seat === null && info.settings.delay_s > 0 && (
          <span class="badge brass">{t("table-late", { seconds: info.settings.delay_s })}</span>
        )}
      </p>
      <Button
        kind="quiet"
        icon="refresh"
        bare
        does={() => change({ turned: !settings.value.turned })}
      >
        {t("table-turn")}
      </Button>
      <Button
        kind="quiet"
        icon="settings"
        bare
        pressed={settingsOpen.value}
        does={() => {
          settingsOpen.value = !settingsOpen.value;
        }}
      >
        {t("table-settings")}
      </Button>
    </div>
  );
}

export function OwnSettings({ strict, shared }: { strict: boolean; shared: boolean }) {
  const own = settings.value;
  const box = useRef<HTMLElement>(null);
  const open = settingsOpen.value;
  useEffect(() => {
    if (open) box.current?.scrollIntoView({ block: "nearest" });
  }, [open]);
  if (!open) return null;
  const check = (key: keyof Settings & `${string}`, value: boolean) => (
    <Check
      key={key}
      label={t(`table-set-${key.toLowerCase()}`)}
      value={value}
      change={(yes) => change({ [key]: yes })}
    />
  );
  return (
    <section class="table-settings panel" ref={box} aria-label={t("table-settings")}>
      <SelectField
        label={t("table-set-notation")}
        value={own.notation}
        options={(["own", "es", "en", "figurine"] as const).map((one) => [
          one,
          t("table-notation", { notation: one }),
        ])}
        change={(notation) => change({ notation })}
      />
      <SelectField
        label={t("table-set-speech")}
        value={own.speech}
        options={(["plain", "algebraic", "names"] as const).map((one) => [
          one,
          t("table-speech", { speech: one }),
        ])}
        change={(speech) => change({ speech })}
      />
      <Choices
        label={t("table-set-clockside")}
        value={own.clockSide}
        options={[
          ["left", t("table-left")],
          ["right", t("table-right")],
        ]}
        change={(clockSide) => change({ clockSide })}
      />
      <Choices
        label={t("table-set-light")}
        value={own.light}
        options={[
          ["left", t("table-left")],
          ["right", t("table-right")],
        ]}
        change={(light) => change({ light })}
      />
      <div>
        {check("sounds", own.sounds)}
        {check("coordinates", own.coordinates)}
        {!strict && check("autoQueen", own.autoQueen)}
        {strict && check("spacePresses", own.spacePresses)}
        {shared && check("turns", own.turns)}
      </div>
      <details>
        <summary>{t("table-keys-title")}</summary>
        <p class="table-keys hint">{t("table-keys")}</p>
      </details>
    </section>
  );
}
