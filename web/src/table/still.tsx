// A board to look at: nobody's hands are at it.

import { useEffect, useRef } from "preact/hooks";
import { placed } from "../board/placed";
import { plano } from "../board/plano";
import type { BoardView, Hands, Placed } from "../board/view";
import type { Color, Piece, Square } from "../protocol";
import { settings } from "./settings";
import { spokenPiece, spokenSquare } from "./spoken";

const NOBODY: Hands = {
  touch: () => undefined,
  release: () => undefined,
  dropOff: () => undefined,
  removed: () => undefined,
};

interface Props {
  pieces: ReadonlyMap<Square, Piece>;
  last: readonly Square[];
  bottom: Color;
}

export function Still({ pieces, last, bottom }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<BoardView | null>(null);
  const before = useRef<readonly Placed[]>([]);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    view.current = plano(element, NOBODY) as BoardView;
    return () => view.current?.close();
  }, []);
  useEffect(() => {
    before.current = placed(pieces, before.current);
    const marks = { last, obliged: [], lifted: null, targets: [], unpressed: [], focus: null };
    const scene = { pieces: before.current, marks, bottom };
    view.current?.show({ ...scene, active: false, strict: false, mine: null });
  });
  const names = settings.value.coordinates ? "" : " hide-names";
  const words = [...pieces]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([square, piece]) => `${spokenPiece(piece)} ${spokenSquare(square)}`)
    .join(", ");
  return (
    <div class={`table-board still${names}`}>
      <div class="table-view" ref={host} aria-hidden="true" />
      <p class="unseen">{words}</p>
    </div>
  );
}
