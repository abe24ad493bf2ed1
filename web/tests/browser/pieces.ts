// A sheet of all pieces at three sizes on both squares, to be looked at.

import { pieceSvg } from "../../src/board/pieces";
import type { Color, Role } from "../../src/protocol";

const ROLES: readonly Role[] = ["king", "queen", "rook", "bishop", "knight", "pawn"];
const COLORS: readonly Color[] = ["white", "black"];
const sheet = document.getElementById("sheet");
for (const size of [128, 90, 64, 32]) {
  for (const color of COLORS) {
    const row = document.createElement("div");
    row.style.display = "flex";
    for (const ground of ["#d9bd92", "#9a6b45"]) {
      for (const role of ROLES) {
        const square = document.createElement("div");
        Object.assign(square.style, {
          width: `${size}px`,
          height: `${size}px`,
          background: ground,
        });
        const parsed = new DOMParser().parseFromString(pieceSvg(color, role), "image/svg+xml");
        square.append(parsed.documentElement);
        row.append(square);
      }
    }
    sheet?.append(row);
  }
}
document.title = "ready";
