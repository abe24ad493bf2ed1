// The table: the board, the clocks, the scoresheet.

/** A table, which the code opens where it is private. */
export function TablePage({ id }: { id: string; code: string | null }) {
  return <p class="page">{id}</p>;
}
