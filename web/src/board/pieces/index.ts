// The set on paper, drawn beforehand with the curves that the pieces in depth are turned from.

import type { Color, Role } from "../../protocol";
import drawn from "./pieces.svg?url";

/** Where the drawing of a piece is. */
export const pieceAddress = (color: Color, role: Role): string => `${drawn}#${color}-${role}`;
