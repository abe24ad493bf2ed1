// A table at which nobody plays yet: how it will be played, and a seat to take.

import { Marks, Times } from "../lobby/tables";
import { codeOf } from "../model/session";
import type { Color, Say, TableInfo } from "../protocol";
import { Button } from "../ui/button";
import { Invitation } from "../ui/invitation";
import { t, told } from "../words/words";
import type { AtTable } from "./at";
import { Name } from "./player";

/** All there is to know before one sits down. */
function Terms({ info, deviations }: { info: TableInfo; deviations: readonly Say[] }) {
  const { over_the_board } = info.settings;
  return (
    <div class="table-terms">
      <Times table={info} />
      <Marks table={info} />
      <p class="hint">{t(over_the_board ? "web-mode-board-hint" : "web-mode-online-hint")}</p>
      {deviations.length > 0 && (
        <ul>
          {deviations.map((say) => (
            <li key={say.en}>{told(say)}</li>
          ))}
        </ul>
      )}
    </div>
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
