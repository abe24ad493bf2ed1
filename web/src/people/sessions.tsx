// Where one is logged in.

import { remove } from "../net/rest";
import { Answered, useAnswer } from "../net/use-answer";
import type { SessionInfo } from "../protocol";
import { Button } from "../ui/button";
import { date, t } from "../words/words";

/** What a browser calls itself, made short: its name and its system. */
function agentText(agent: string): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\/[\d.]+/.exec(agent)?.[1];
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|CrOS|Linux)/.exec(agent)?.[1];
  return [browser, system].filter(Boolean).join(", ") || agent.slice(0, 60) || "–";
}

/** The sessions, each of which can be ended. */
export function Sessions() {
  const answer = useAnswer<SessionInfo[]>("/api/me/sessions");
  const end = (path: string) => async () => {
    await remove(path);
    answer.again();
  };
  return (
    <section class="panel stack" aria-labelledby="people-sessions">
      <h2 id="people-sessions">{t("web-sessions")}</h2>
      <Answered answer={answer}>
        {(sessions) => (
          <>
            <ul class="list people-rows">
              {sessions.map((session) => (
                <li key={session.id}>
                  <span>
                    {agentText(session.agent)}
                    <br />
                    <span class="hint">{t("web-seen", { when: date(session.seen_ms) })}</span>
                  </span>
                  {session.current ? (
                    <span class="badge brass">{t("web-this-session")}</span>
                  ) : (
                    <Button does={end(`/api/me/sessions/${session.id}`)}>{t("web-end")}</Button>
                  )}
                </li>
              ))}
            </ul>
            {sessions.length > 1 && (
              <p>
                <Button does={end("/api/me/sessions")}>{t("web-end-others")}</Button>
              </p>
            )}
          </>
        )}
      </Answered>
    </section>
  );
}
