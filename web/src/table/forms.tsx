// Claims and calls: small forms beside the clock.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { letterIn } from "../board/placed";
import type { Act, CallReason, Claim, Intended } from "../protocol";
import { Button } from "../ui/button";
import { Choices, SelectField, TextField } from "../ui/field";
import { t, told } from "../words/words";
import type { AtTable } from "./at";
import { rulings } from "./follow";
import { announce } from "./live";
import { readTyped } from "./reading";
import { pressClock } from "./typed";

type ClaimKind = Claim | "flag" | "illegal" | "touch" | "hands";

/** The move a draw is claimed with, as the record has it; a fault where it cannot be read. */
function intended(at: AtTable, text: string): Intended | null {
  if (text.trim() === "") return "none";
  const color = at.hand;
  if (!color) return null;
  const legal = at.strict ? null : (at.now.value?.moves ?? "").split(" ").filter(Boolean);
  const move = readTyped(text, at.pieces.value, color, legal);
  if (typeof move === "string") return null;
  const letter = move.becomes ? letterIn(move.becomes) : "";
  return { written: `${move.from}${move.to}${letter}` };
}

export function ClaimForm({ at, close }: { at: AtTable; close: () => void }) {
  const kind = useSignal<ClaimKind>("threefold");
  const move = useSignal("");
  const fault = useSignal<string | null>(null);
  const draw = kind.value === "threefold" || kind.value === "fifty_moves";
  const kinds: ClaimKind[] = at.strict
    ? ["threefold", "fifty_moves", "flag", "illegal", "touch", "hands"]
    : ["threefold", "fifty_moves", "flag"];
  const act = (): Act | null => {
    switch (kind.value) {
      case "flag":
        return "claim_flag";
      case "illegal":
        return "claim_illegal_move";
      case "hands":
        return "claim_two_hands";
      case "touch":
        return /^[a-h][1-8]$/.test(move.value.trim()) ? { claim_touch: move.value.trim() } : null;
      default: {
        const with_ = intended(at, move.value);
        return with_ === null ? null : { claim_draw: [kind.value, with_] };
      }
    }
  };
  const send = (): void => {
    const what = act();
    if (!what) {
      fault.value = t(draw ? "table-claim-unread" : "table-claim-square");
      announce(fault.value);
      return;
    }
    at.plays(what);
    close();
  };
  return (
    <form
      class="table-form panel"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Choices
        label={t("table-claim-what")}
        value={kind.value}
        options={kinds.map((one) => [one, t(`table-claim-${one.replace("_", "-")}`)] as const)}
        change={(value) => {
          kind.value = value;
        }}
      />
      {draw && (
        <TextField
          label={t("table-claim-with")}
          hint={t("table-claim-with-hint")}
          value={move.value}
          fault={fault.value}
          input={{ autocomplete: "off", autocapitalize: "off", spellcheck: false }}
          change={(value) => {
            move.value = value;
            fault.value = null;
          }}
        />
      )}
      {kind.value === "touch" && (
        <TextField
          label={t("table-claim-touched")}
          value={move.value}
          fault={fault.value}
          change={(value) => {
            move.value = value.toLowerCase();
            fault.value = null;
          }}
        />
      )}
      <div class="row">
        <Button kind="primary" does={send}>
          {t("table-claim-send")}
        </Button>
        <Button does={close}>{t("table-cancel")}</Button>
      </div>
    </form>
  );
}

type CallKind = "board" | "leave" | "explanation" | "stop" | "appeal" | "restart";

export function CallForm({ at, close }: { at: AtTable; close: () => void }) {
  const kind = useSignal<CallKind>("board");
  const text = useSignal("");
  const kinds: CallKind[] = ["board", "leave", "explanation"];
  if (at.strict) kinds.push("stop", "restart");
  const ruled = rulings(at.log.value).slice(0, 12);
  if (ruled.length > 0) kinds.push("appeal");
  const against = useSignal(`${ruled[0]?.id ?? 0}`);
  const send = (): void => {
    const which = kind.value;
    if (which === "appeal") at.plays({ appeal: Number(against.value) });
    else if (which === "restart") at.plays("restart_opponent");
    else {
      if (which === "stop") at.plays({ stop: "help" });
      const why: CallReason = which === "stop" ? "board" : which;
      at.does({ call: { why, text: text.value } });
    }
    close();
  };
  return (
    <form
      class="table-form panel"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <SelectField
        label={t("table-call-why")}
        value={kind.value}
        options={kinds.map((one) => [one, t(`table-call-${one}`)] as const)}
        change={(value) => {
          kind.value = value;
        }}
      />
      {kind.value === "appeal" && (
        <SelectField
          label={t("table-appeal-what")}
          value={against.value}
          options={ruled.map(({ id, say }) => [`${id}`, told(say)] as const)}
          change={(value) => {
            against.value = value;
          }}
        />
      )}
      {kind.value !== "appeal" && kind.value !== "restart" && (
        <TextField
          label={t("table-call-text")}
          value={text.value}
          input={{ maxLength: 500 }}
          change={(value) => {
            text.value = value;
          }}
        />
      )}
      <div class="row">
        <Button kind="primary" icon="call" does={send}>
          {t("table-call-send")}
        </Button>
        <Button does={close}>{t("table-cancel")}</Button>
      </div>
    </form>
  );
}

/** A key that works wherever the focus is, but for where one types. */
export function useSpace(at: AtTable, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const key = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement | null;
      if (event.key !== " " || event.repeat || !at.strict || !at.playing || !at.hand) return;
      if (target?.closest("button, input, textarea, select, a, summary, dialog")) return;
      event.preventDefault();
      pressClock(at);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [at, wanted]);
}
