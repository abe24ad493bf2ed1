// The scoresheets as they are printed, for an arbiter to accept: only paper shows them.

import type { SheetDocument } from "../protocol";
import { date, t } from "../words/words";
import { written } from "./notation";
import type { Recorded } from "./replay";

const ROWS = 30;

export function PrintedSheets({ recorded }: { recorded: Recorded }) {
  return (
    <div class="table-printed">
      {recorded.sheets.map((sheet) => (
        <PrintedSheet key={sheet.color} recorded={recorded} sheet={sheet} />
      ))}
    </div>
  );
}

function PrintedSheet({ recorded, sheet }: { recorded: Recorded; sheet: SheetDocument }) {
  const { game } = recorded;
  const head: readonly (readonly [string, string])[] = [
    [t("table-side", { color: "white" }), game.white?.name ?? ""],
    [t("table-side", { color: "black" }), game.black?.name ?? ""],
    [t("table-printed-date"), date(game.opened_ms)],
    [t("table-printed-room"), game.room],
    [t("table-printed-board"), game.name ?? game.id],
    [t("table-printed-time"), game.time],
    [t("table-printed-edition"), `${game.edition}`],
    [t("table-result"), game.result],
  ];
  const columns: SheetDocument["rows"][] = [];
  for (let first = 0; first < sheet.rows.length; first += ROWS) {
    columns.push(sheet.rows.slice(first, first + ROWS));
  }
  return (
    <section>
      <h2>{t("table-printed-title", { player: sheet.player })}</h2>
      <p>{t("table-printed-kept", { kept: sheet.kept })}</p>
      <dl>
        {head.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div class="table-printed-columns">
        {columns.map((rows) => (
          <table key={rows[0]?.number}>
            <tbody>
              {rows.map(({ number, white, black }) => (
                <tr key={number}>
                  <th scope="row">{number}</th>
                  <Cell cell={white} />
                  <Cell cell={black} />
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <div class="table-signatures">
        {["white", "black", "arbiter"].map((who) => (
          <p key={who}>{t("table-printed-signature", { who })}</p>
        ))}
      </div>
      {sheet.signed && <p>{t("table-printed-signed", { score: sheet.signed })}</p>}
    </section>
  );
}

function Cell({ cell }: { cell: SheetDocument["rows"][number]["white"] }) {
  if (!cell) return <td />;
  const text = cell.text ? written(cell.text) : "_____";
  return (
    <td>
      {cell.struck.map((old) => (
        <s key={old}>{written(old)} </s>
      ))}
      {cell.void ? `[${text}]` : text}
      {cell.offer && " (=)"} {cell.clock && <small>{cell.clock}</small>}
    </td>
  );
}
