// The set: the same curves on paper here and in depth in `../three`.

export { pieceSvg } from "./svg";
