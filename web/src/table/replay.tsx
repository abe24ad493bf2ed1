// A game that is over: its moves, both scoresheets, and everything that was done and ruled.

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { moved, other, readBoard } from "../board/placed";
import { get } from "../net/rest";
import type { GameDetail, Piece, SheetDocument, Square, Timeline } from "../protocol";
import { Button } from "../ui/button";
import { copyText } from "../ui/copy";
import { faultText, toast } from "../ui/toast";
import { date, t, told } from "../words/words";
import { elapsedText } from "./clocks";
import { happening } from "./follow";
import { Said } from "./law";
import { announce, Live } from "./live";
import { counted } from "./notation";
import { PrintedSheets } from "./printed";
import { change, settings } from "./settings";
import { documentLines, Paper } from "./sheet";
import { spokenSquare } from "./spoken";
import { Still } from "./still";

/** All that is on record of a game. */
export interface Recorded {
  readonly game: GameDetail;
  readonly timeline: Timeline | null;
  readonly sheets: readonly SheetDocument[];
}

async function load(id: string): Promise<Recorded> {
  const none = () => null;
  const at = `/api/games/${encodeURIComponent(id)}`;
  const [game, timeline, white, black] = await Promise.all([
    get<GameDetail>(at),
    get<Timeline>(`${at}/timeline`).catch(none),
    get<SheetDocument>(`${at}/sheet/white`).catch(none),
    get<SheetDocument>(`${at}/sheet/black`).catch(none),
  ]);
  return { game, timeline, sheets: [white, black].filter((sheet) => sheet !== null) };
}

/** The replay of a game. */
export function ReplayPage({ id }: { id: string }) {
  const recorded = useSignal<Recorded | null>(null);
  const fault = useSignal<string | null>(null);
  useEffect(() => {
    recorded.value = null;
    fault.value = null;
    load(id).then(
      (all) => {
        recorded.value = all;
      },
      (why: unknown) => {
        fault.value = faultText(why);
      },
    );
  }, [id, recorded, fault]);
  if (!recorded.value) {
    return (
      <p class="page" aria-busy={fault.value === null}>
        {fault.value ?? t("web-loading")}
      </p>
    );
  }
  return <Replay key={id} recorded={recorded.value} />;
}

/** The board after each half-move, the start first. */
function boards({ start, moves }: GameDetail): ReadonlyMap<Square, Piece>[] {
  const all: ReadonlyMap<Square, Piece>[] = [readBoard(start)];
  for (const uci of moves) all.push(moved(all.at(-1) ?? new Map(), uci));
  return all;
}

/** The half-move that leads to what is shown, for the ear. */
function saidOf(
  { start, moves }: GameDetail,
  before: ReadonlyMap<Square, Piece> | undefined,
  ply: number,
): string {
  const uci = moves[ply - 1];
  if (!uci) return t("table-said-no-move");
  const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
  const { color, role } = before?.get(from) ?? { ...counted(start, ply - 1), role: "pawn" };
  const names = { from: spokenSquare(from), to: spokenSquare(to), becomes: "none" };
  return t("table-said-move", { color, move: t("table-typed-move", { role, ...names }) });
}

function Replay({ recorded }: { recorded: Recorded }) {
  const { game, sheets } = recorded;
  const all = useMemo(() => boards(game), [game]);
  const most = game.moves.length;
  const ply = useSignal(most);
  const whose = useSignal(0);
  const show = (wanted: number): void => {
    ply.value = Math.max(0, Math.min(most, wanted));
    announce(saidOf(game, all[ply.value - 1], ply.value));
  };
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if ((event.target as HTMLElement | null)?.closest("input, textarea, select")) return;
      if (event.key === "ArrowLeft") show(ply.value - 1);
      else if (event.key === "ArrowRight") show(ply.value + 1);
      else if (event.key === "Home") show(0);
      else if (event.key === "End") show(most);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  const uci = game.moves[ply.value - 1];
  const bottom = settings.value.turned ? "black" : "white";
  const sheet = sheets[whose.value] ?? sheets[0];
  const name = (color: "white" | "black") => game[color]?.name ?? t("table-nobody");
  return (
    <div class="table replay">
      <h1 class="unseen">
        {name("white")} – {name("black")}
      </h1>
      <div class="table-main">
        <Row name={name(other(bottom))} color={other(bottom)} />
        <Still
          pieces={all[ply.value] ?? new Map()}
          last={uci ? [uci.slice(0, 2), uci.slice(2, 4)] : []}
          bottom={bottom}
        />
        <Row name={name(bottom)} color={bottom} />
        <div class="table-side-column">
          <section class="table-after panel">
            <h2>{game.result}</h2>
            <p>{game.say ? <Said text={told(game.say)} /> : t("table-void")}</p>
            <p class="hint">
              {game.time} · {date(game.ended_ms)}
            </p>
            {game.rating_changes.map(({ person, before, after }) => (
              <p class="hint" key={person}>
                {game.white?.id === person ? name("white") : name("black")}: {before} → {after}
              </p>
            ))}
          </section>
          <Steps ply={ply.value} most={most} show={show} />
          {sheets.length > 1 && game.over_the_board && (
            <div class="row">
              {sheets.map(({ color, player }, index) => (
                <Button
                  key={color}
                  kind="quiet"
                  pressed={whose.value === index}
                  does={() => {
                    whose.value = index;
                  }}
                >
                  {player}
                </Button>
              ))}
            </div>
          )}
          {sheet && (
            <div class="table-sheet">
              <Paper
                lines={documentLines(sheet)}
                start={game.start}
                chosen={ply.value}
                choose={show}
              />
            </div>
          )}
          <Documents id={game.id} />
          {recorded.timeline && <Line timeline={recorded.timeline} ply={ply.value} show={show} />}
        </div>
      </div>
      <PrintedSheets recorded={recorded} />
      <Live />
    </div>
  );
}

function Row({ name, color }: { name: string; color: "white" | "black" }) {
  return (
    <div class="table-player">
      <div class="table-who">
        <span class={`table-side ${color}`} aria-hidden="true" />
        <span class="table-name">{name}</span>
        <span class="unseen">{t("table-side", { color })}</span>
      </div>
    </div>
  );
}

interface StepProps {
  ply: number;
  most: number;
  show: (ply: number) => void;
}

function Steps({ ply, most, show }: StepProps) {
  return (
    <div class="table-steps">
      <Button kind="quiet" icon="back" bare disabled={ply === 0} does={() => show(ply - 1)}>
        {t("table-step-back")}
      </Button>
      <input
        type="range"
        min={0}
        max={most}
        value={ply}
        aria-label={t("table-step")}
        onInput={(event) => show(Number(event.currentTarget.value))}
      />
      <Button kind="quiet" icon="next" bare disabled={ply === most} does={() => show(ply + 1)}>
        {t("table-step-on")}
      </Button>
      <Button
        kind="quiet"
        icon="refresh"
        bare
        does={() => change({ turned: !settings.value.turned })}
      >
        {t("table-turn")}
      </Button>
    </div>
  );
}

function Documents({ id }: { id: string }) {
  const share = async (): Promise<void> => {
    const address = `${location.origin}/partida/${id}`;
    toast((await copyText(address)) ? t("web-copied") : address);
  };
  return (
    <div class="table-buttons">
      <a class="button" href={`/api/games/${id}.pgn`} download={`${id}.pgn`}>
        PGN
      </a>
      <Button icon="print" does={() => print()}>
        {t("table-print")}
      </Button>
      <Button icon="link" does={share}>
        {t("web-copy-link")}
      </Button>
    </div>
  );
}

/** Everything that was done and ruled; a line leads to where the board was then. */
function Line({
  timeline,
  ply,
  show,
}: { timeline: Timeline; ply: number } & Pick<StepProps, "show">) {
  let made = 0;
  const lines = timeline.entries.flatMap(({ at, kind, say, entry }, index) => {
    const what = happening(entry);
    if (what && typeof what === "object" && "made" in what) made += 1;
    const authority =
      what && typeof what === "object" && "ruled" in what ? what.ruled.authority : null;
    return say ? [{ key: index, at, kind, text: told(say), authority, made }] : [];
  });
  return (
    <details class="table-log">
      <summary>{t("table-timeline")}</summary>
      <ol class="list">
        {lines.map(({ key, at, kind, text, authority, made: then }) => (
          <li key={key} class={`${kind}${then === ply ? " now" : ""}`}>
            <button type="button" onClick={() => show(then)}>
              {elapsedText(at)}
            </button>
            <span>
              <Said text={text} authority={authority} />
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
