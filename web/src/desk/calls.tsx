// What waits for the arbiter at a table: calls, questions, claims, appeals.

import type { CallReason, DeskCall, DeskTable, Timeline } from "../protocol";
import { elapsedText } from "../table/clocks";
import { rulings } from "../table/follow";
import { Said } from "../table/law";
import { Button } from "../ui/button";
import { t, told } from "../words/words";
import type { Doing } from "./doing";
import { age } from "./live";

/** What a call is for, by its name. */
function why(reason: CallReason): string {
  if (typeof reason === "string") return reason;
  if ("appeal" in reason) return "appeal";
  const { report } = reason;
  return typeof report === "string" ? report : "flag";
}

/** Who calls, what for, what was said, and how long ago. */
export function CallText({ table, call: { call, at } }: { table: DeskTable; call: DeskCall }) {
  return (
    <span>
      <strong>{call.from.name}</strong>: {t("desk-call", { why: why(call.why) })}
      {call.text && <q>{call.text}</q>}{" "}
      <span class="hint">{t("desk-ago", { time: elapsedText(age(table, at)) })}</span>
    </span>
  );
}

interface Props {
  table: DeskTable;
  doing: Doing;
  timeline: Timeline | null;
}

/** All that waits, each with what can be answered. */
export function Waiting({ table, doing, timeline }: Props) {
  const ruled = rulings(timeline?.entries ?? []);
  return (
    <>
      {table.questions.map(({ id, say, options }) => (
        <div class="table-proposal" key={`question ${id}`}>
          <p>{told(say)}</p>
          <div class="row">
            {options.map((answer, index) => (
              <Button
                key={answer}
                kind={index === 0 ? "primary" : "plain"}
                does={() => doing.orders({ answer: [id, answer] })}
              >
                {t(`table-answer-${answer.replaceAll("_", "-")}`)}
              </Button>
            ))}
          </div>
        </div>
      ))}
      {table.calls.map((call) => (
        <div class="table-proposal" key={`call ${call.call.id}`}>
          <p>
            <CallText table={table} call={call} />
          </p>
          <Button
            icon="check"
            kind="primary"
            does={() => doing.does({ answer_call: call.call.id })}
          >
            {t("desk-answer-call")}
          </Button>
        </div>
      ))}
      {table.claim && (
        <div class="table-proposal">
          <p>{t("desk-claims", { color: table.claim })}</p>
          <Button icon="check" kind="primary" does={() => doing.orders("check_claim")}>
            {t("desk-check-claim")}
          </Button>
        </div>
      )}
      {table.appeals.map((id) => {
        const ruling = ruled.find((one) => one.id === id);
        return (
          <div class="table-proposal" key={`appeal ${id}`}>
            <p>
              {t("desk-appealed", { id: `${id}` })}{" "}
              {ruling && <Said text={told(ruling.say)} authority={ruling.authority} />}
            </p>
            <div class="row">
              <Button does={() => doing.orders({ decide_appeal: [id, "dismissed"] })}>
                {t("desk-appeal-dismissed")}
              </Button>
              <Button does={() => doing.orders({ decide_appeal: [id, "upheld"] })}>
                {t("desk-appeal-upheld")}
              </Button>
            </div>
          </div>
        );
      })}
    </>
  );
}
