// What a player may do besides moving. Nothing here opens over the board.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { other } from "../board/placed";
import type { Color, Report } from "../protocol";
import { Button } from "../ui/button";
import { toast } from "../ui/toast";
import { t } from "../words/words";
import type { AtTable } from "./at";
import { CallForm, ClaimForm } from "./forms";
import { handsAt } from "./hands";
import { pressClock, typing } from "./typed";

type Open = "resign" | "claim" | "call" | "sign" | null;

/** The clock's big button: over the board it completes the move. */
export function Press({ at, color }: { at: AtTable; color: Color }) {
  const own = at.shared || at.seat === color;
  if (!at.strict || !own || !at.playing || !at.now.value?.clocks) return null;
  const due = at.unpressed === color;
  return (
    <button
      type="button"
      class={`table-press${due ? " due" : ""}`}
      onClick={() => pressClock(at, color)}
    >
      {t("table-press")}
    </button>
  );
}

/** What the opponent proposes, with its answers. */
export function Offers({ at }: { at: AtTable }) {
  const now = at.now.value;
  const seat = at.seat;
  if (!now || !seat) return null;
  const by = (color: Color | null | undefined): boolean =>
    color !== null && color !== undefined && (at.shared || color !== seat);
  const proposals: ComponentChildren[] = [];
  if (by(now.offer) && !at.over) {
    const color = now.offer ?? other(seat);
    proposals.push(
      <Proposal key="draw" text={t("table-offered", { color })}>
        <Button kind="primary" does={() => at.plays("accept", other(color))}>
          {t("table-accept")}
        </Button>
        <Button does={() => at.plays("decline", other(color))}>{t("table-decline")}</Button>
      </Proposal>,
    );
  }
  if (now.claim === seat && !at.over) {
    proposals.push(
      <Proposal key="claim" text={t("table-claiming")}>
        <Button does={() => at.plays("withdraw_claim", seat)}>{t("table-withdraw")}</Button>
      </Proposal>,
    );
  }
  if (by(now.takeback) && !at.shared) {
    proposals.push(
      <Proposal key="back" text={t("table-takeback-asked", { color: now.takeback ?? seat })}>
        <Button kind="primary" does={() => at.does("takeback")}>
          {t("table-accept")}
        </Button>
        <Button does={() => at.does("decline_takeback")}>{t("table-decline")}</Button>
      </Proposal>,
    );
  }
  return <>{proposals}</>;
}

function Proposal({ text, children }: { text: string; children: ComponentChildren }) {
  return (
    <div class="table-proposal">
      <p>{text}</p>
      <div class="row">{children}</div>
    </div>
  );
}

/** Whoever looks on over the board may tell the arbiter what they saw, and nobody else. */
export function Witness({ at }: { at: AtTable }) {
  const state = at.table.value?.state;
  const begun = at.playing || state?.now.stage === "paused";
  if (!state || at.seat || !at.strict || !begun) return null;
  if (state.as_arbiter) {
    return (
      <a class="button" href={`/arbitro/${state.info.room}`}>
        {t("table-desk")}
      </a>
    );
  }
  const tell = (what: Report): void => {
    at.does({ report: what });
    toast(t("table-reported"));
  };
  return (
    <details class="table-log">
      <summary>{t("table-report")}</summary>
      <div class="table-buttons">
        <Button does={() => tell("illegal_move")}>{t("table-report-illegal")}</Button>
        <Button does={() => tell({ flag: "white" })}>
          {t("table-report-flag", { color: "white" })}
        </Button>
        <Button does={() => tell({ flag: "black" })}>
          {t("table-report-flag", { color: "black" })}
        </Button>
        <Button does={() => tell("other")}>{t("table-report-other")}</Button>
      </div>
    </details>
  );
}

export function Actions({ at }: { at: AtTable }) {
  const open = useSignal<Open>(null);
  const now = at.now.value;
  const table = at.table.value;
  if (!now || !table || !at.hand || at.over || now.stage === "waiting") return null;
  const { settings, arbiters } = { ...table.state, settings: table.state.info.settings };
  const toggle = (which: Open) => () => {
    open.value = open.value === which ? null : which;
  };
  const close = (): void => {
    open.value = null;
  };
  const offers = now.offer === at.hand;
  const seated = table.state.regulations.arbiter === "seated" || arbiters.length > 0;
  const gone = table.links[other(at.hand)];
  return (
    <div class="table-actions">
      <div class="table-buttons">
        {at.strict && (
          <Button icon="hand" does={() => at.plays("say_adjust")}>
            {t("table-adjust")}
          </Button>
        )}
        {at.grasped.value && (
          <Button does={() => at.grasped.value && handsAt(at).removed(at.grasped.value)}>
            {t("table-remove", { square: at.grasped.value })}
          </Button>
        )}
        {offers && !at.strict ? (
          <Button disabled does={() => undefined}>
            {t("table-offering")}
          </Button>
        ) : (
          <Button icon="scales" does={() => at.plays({ offer: "plain" })}>
            {t("table-offer")}
          </Button>
        )}
        <Button pressed={open.value === "claim"} does={toggle("claim")}>
          {t("table-claim")}
        </Button>
        {settings.takebacks && now.ply > 0 && now.takeback !== at.seat && (
          <Button icon="undo" does={() => at.does("takeback")}>
            {t("table-takeback")}
          </Button>
        )}
        {now.ply < 2 && <Button does={() => at.does("abort")}>{t("table-abort")}</Button>}
        {(seated || at.strict) && (
          <Button icon="call" pressed={open.value === "call"} does={toggle("call")}>
            {t("table-call")}
          </Button>
        )}
        <Button
          pressed={typing.value}
          does={() => {
            typing.value = !typing.value;
          }}
        >
          {t("table-type")}
        </Button>
        <Button icon="flag" kind="danger" pressed={open.value === "resign"} does={toggle("resign")}>
          {t("table-resign")}
        </Button>
      </div>
      {gone && !gone.connected && gone.claim_in_ms === 0 && (
        <Proposal text={t("table-absent", { color: gone.color })}>
          <Button kind="primary" does={() => at.does({ claim_absence: "win" })}>
            {t("table-absent-win")}
          </Button>
          <Button does={() => at.does({ claim_absence: "draw" })}>{t("table-absent-draw")}</Button>
        </Proposal>
      )}
      {open.value === "resign" && (
        <Proposal text={t("table-resign-sure", { color: at.hand })}>
          <Button
            kind="danger"
            does={() => {
              at.plays("resign");
              close();
            }}
          >
            {t("table-resign-yes")}
          </Button>
          <Button does={close}>{t("table-play-on")}</Button>
        </Proposal>
      )}
      {open.value === "claim" && <ClaimForm at={at} close={close} />}
      {open.value === "call" && <CallForm at={at} close={close} />}
    </div>
  );
}
