// A small drawing of a piece, for trays and rows of captured pieces.

import { useEffect, useRef } from "preact/hooks";
import { figure } from "../board/plano/figure";
import type { Color, Role } from "../protocol";

export function PieceIcon({ color, role }: { color: Color; role: Role }) {
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    svg.current?.replaceChildren(figure(color, role));
  }, [color, role]);
  return <svg class="table-piece" viewBox="-50 -50 100 100" ref={svg} aria-hidden="true" />;
}
