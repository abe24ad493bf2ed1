// The tables of a room to who leads it: results as they come, and orders to all at once.

import { atTable } from "../lobby/play";
import { tableName } from "../lobby/tables";
import { post } from "../net/rest";
import type { DoneAtAll, Person, TableInfo } from "../protocol";
import { Button } from "../ui/button";
import { Icon, type IconName } from "../ui/icons";
import { toast } from "../ui/toast";
import { score } from "../words/score";
import { timeWords } from "../words/time";
import { language, t } from "../words/words";

type Order = "start" | "pause" | "resume" | "close";
const ORDERS: readonly (readonly [Order, IconName])[] = [
  ["start", "play"],
  ["pause", "pause"],
  ["resume", "refresh"],
  ["close", "stop"],
];

/** `Tablero 3` before `Tablero 12`. */
const byName = (one: TableInfo, other: TableInfo): number =>
  (one.settings.name ?? one.id).localeCompare(other.settings.name ?? other.id, undefined, {
    numeric: true,
  });

const named = (person: Person | null): string => person?.name ?? "–";

/** The tables, live. */
export function RoomTables({ room, tables }: { room: string; tables: readonly TableInfo[] }) {
  const order = (what: Order) => async () => {
    const { done, failed } = await post<DoneAtAll>(`/api/rooms/${room}/tables`, { what });
    toast(
      t("web-done-at-all", { done: done.length, failed: failed.length }),
      failed.length > 0 ? "bad" : "good",
    );
  };
  const style = language.value === "es" ? "semicolon" : "comma";
  const results = `/api/rooms/${room}/results`;
  return (
    <section class="panel stack" aria-labelledby="office-tables">
      <h2 id="office-tables">{t("web-tables-results")}</h2>
      <div class="row">
        {ORDERS.map(([what, icon]) => (
          <Button key={what} does={order(what)} icon={icon}>
            {t(`web-all-${what}`)}
          </Button>
        ))}
        <a
          class="button quiet"
          href={`${results}.csv?lang=${language.value}&style=${style}`}
          download={`${room}.csv`}
        >
          <Icon name="download" />
          {t("web-results-csv")}
        </a>
        <a class="button quiet" href={`${results}.trf`} download={`${room}.trf`}>
          <Icon name="download" />
          {t("web-results-trf")}
        </a>
      </div>
      {tables.length === 0 ? (
        <p class="hint">{t("web-no-tables-yet")}</p>
      ) : (
        <div class="scrolls">
          <table class="grid-table">
            <thead>
              <tr>
                <th>{t("web-board")}</th>
                <th>{t("web-white")}</th>
                <th>{t("web-black")}</th>
                <th>{t("web-result")}</th>
                <th>{t("web-time")}</th>
              </tr>
            </thead>
            <tbody>
              {tables.toSorted(byName).map((table) => (
                <Row key={table.id} table={table} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Row({ table }: { table: TableInfo }) {
  const result = table.outcome?.score;
  return (
    <tr>
      <td>
        <a href={`/mesa/${table.id}`}>{tableName(table.settings.name ?? table.id)}</a>
      </td>
      <td>{named(table.white)}</td>
      <td>{named(table.black)}</td>
      <td>
        {result ? (
          <strong>{score(result)}</strong>
        ) : (
          t(`web-stage-${table.stage}`, { moves: Math.ceil(table.ply / 2) })
        )}
        {atTable(table).length < 2 && !result && <Icon name="warning" />}
      </td>
      <td>{timeWords(table.settings.time)}</td>
    </tr>
  );
}
