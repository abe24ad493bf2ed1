// From which side the room's window lights the board: a choice for all views at once.

export type Side = "left" | "right";

let chosen: Side = "left";
const lit = new Set<(side: Side) => void>();

/** The window's side, as seen from the player's chair. */
export const lightSide = (): Side => chosen;

/** Lets the light in from the other side, in every view that is open. */
export function lightFrom(side: Side): void {
  chosen = side;
  for (const tell of lit) tell(side);
}

/** Tells of every change until the answer is called. */
export function onLight(tell: (side: Side) => void): () => void {
  lit.add(tell);
  return () => lit.delete(tell);
}
