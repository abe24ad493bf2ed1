// A table at which nobody plays yet: how it will be played, and a seat to take.

import { codeOf } from "../model/session";
import type { Color, Say, TableInfo } from "../protocol";
import { Button } from "../ui/button";
import { Invitation } from "../ui/invitation";
import { t, told } from "../words/words";
import type { AtTable } from "./at";
import { Name } from "./player";

/** All there is to know before one sits down. */
export function Terms({ info, deviations }: { info: TableInfo; deviations: readonly Say[] }) {
  const { settings } = info;
  const odd = settings.time_black !== null && settings.time_black !== settings.time;
  const lines = [
    settings.over_the_board ? t("table-mode-board") : t("table-mode-online"),
    odd
      ? t("table-time-odds", { white: settings.time, black: settings.time_black ?? "" })
      : t("table-time-class", { time: settings.time, class: info.class }),
    settings.points ? t("table-for-points") : t("table-no-points"),
    t("table-edition", { edition: settings.edition }),
    settings.start === "standard" ? null : t("table-start-other"),
    settings.takebacks ? t("table-takebacks") : null,
    settings.arbiter ? t("table-has-arbiter") : null,
    settings.delay_s > 0 ? t("table-delayed", { seconds: settings.delay_s }) : null,
  ];
  return (
    <ul class="table-terms">
      {lines.map((line) => line && <li key={line}>{line}</li>)}
      {deviations.map((say) => (
        <li key={say.en}>{told(say)}</li>
      ))}
    </ul>
  );
}

export function Waiting({ at }: { at: AtTable }) {
  const table = at.table.value;
  if (!table) return null;
  const { info, deviations, code, now } = table.state;
  const { stage } = now;
  const seated = at.seat !== null;
  return (
    <section class="table-waiting panel">
      <h2>{info.settings.name ?? t("table-table")}</h2>
      {stage === "waiting" ? (
        <Seats at={at} info={info} seated={seated} />
      ) : (
        <p>{t(info.settings.wait_for_start ? "table-waits-start" : "table-ready")}</p>
      )}
      {stage === "ready" && table.state.as_arbiter && (
        <Button kind="primary" icon="clock" does={() => at.does("start")}>
          {t("table-start")}
        </Button>
      )}
      <Terms info={info} deviations={deviations} />
      {stage === "waiting" && (seated || at.host) && (
        <Invitation opened={{ table: info.id, code: code ?? codeOf(info.id) }} />
      )}
    </section>
  );
}

function Seats({ at, info, seated }: { at: AtTable; info: TableInfo; seated: boolean }) {
  if (info.waiting) {
    return (
      <div class="row">
        <p>
          <Name person={info.waiting} /> {t("table-waits-lot")}
        </p>
        {!seated && (
          <Button kind="primary" does={() => at.does({ sit: null })}>
            {t("table-sit")}
          </Button>
        )}
      </div>
    );
  }
  const free = (["white", "black"] as const).filter((color) => info[color] === null);
  if (seated) {
    return (
      <div class="row">
        <p>{free.length > 0 ? t("table-waiting-other") : t("table-ready")}</p>
        <Button does={() => at.does("leave")}>{t("table-leave")}</Button>
      </div>
    );
  }
  if (info.settings.screens === "one") {
    return (
      <Button kind="primary" does={() => at.does({ sit: null })}>
        {t("table-sit-both")}
      </Button>
    );
  }
  if (free.length === 2) {
    return (
      <Button kind="primary" does={() => at.does({ sit: null })}>
        {t("table-sit")}
      </Button>
    );
  }
  return (
    <div class="row">
      {free.map((color: Color) => (
        <Button kind="primary" key={color} does={() => at.does({ sit: color })}>
          {t("table-sit-as", { color })}
        </Button>
      ))}
    </div>
  );
}
