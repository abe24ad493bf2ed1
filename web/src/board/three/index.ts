// The two views in depth; loaded only when one of them is chosen.

import type { MakeView } from "../view";
import { Depth } from "./depth";

export { lightFrom, lightSide, type Side } from "./light";

/** In perspective, from the player's chair. */
export const mesa: MakeView = async (host, hands) => new Depth("mesa", host, hands);

/** Without perspective, from above at an angle: as one looks at a model. */
export const maqueta: MakeView = async (host, hands) => new Depth("maqueta", host, hands);
