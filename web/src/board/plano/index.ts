import type { MakeView } from "../view";
import { Plano } from "./plano";

/** The flat board. */
export const plano: MakeView = (host, hands) => new Plano(host, hands);
