// What the program asks where nobody is seated as arbiter: both players answer.

import { Button } from "../ui/button";
import { t, told } from "../words/words";
import type { AtTable } from "./at";

export function Questions({ at }: { at: AtTable }) {
  const open = at.table.value?.state.questions ?? [];
  if (!at.hand || open.length === 0) return null;
  return (
    <>
      {open.map(({ id, say, options }) => (
        <div class="table-proposal" key={id}>
          <p>{told(say)}</p>
          <div class="row">
            {options.map((answer) => (
              <Button key={answer} does={() => at.plays({ answer: [id, answer] })}>
                {t(`table-answer-${answer.replaceAll("_", "-")}`)}
              </Button>
            ))}
          </div>
        </div>
      ))}
    </>
  );
}
