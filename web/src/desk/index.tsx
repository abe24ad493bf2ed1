// The arbiter's desk: the tables of a room, those that need one first.

/** The desk of a room. */
export function DeskPage({ room }: { room: string }) {
  return <p class="page">{room}</p>;
}
