// Tokens with which programs come in as oneself.

import { useState } from "preact/hooks";
import { post, remove } from "../net/rest";
import { Answered, useAnswer } from "../net/use-answer";
import type { Scope, TokenInfo } from "../protocol";
import { Button } from "../ui/button";
import { Check, TextField } from "../ui/field";
import { Form } from "../ui/form";
import { capital, date, t } from "../words/words";

const SCOPES: readonly Scope[] = ["read", "play", "arbiter", "organise", "admin"];

/** The tokens, and a new one, whose secret is shown this once. */
export function Tokens() {
  const answer = useAnswer<TokenInfo[]>("/api/me/tokens");
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly Scope[]>(["read", "play"]);
  const [secret, setSecret] = useState<string | null>(null);
  const send = async () => {
    const made = await post<{ token: string }>("/api/me/tokens", { name, scopes });
    setSecret(made.token);
    setName("");
    answer.again();
  };
  const take = (id: number) => async () => {
    await remove(`/api/me/tokens/${id}`);
    answer.again();
  };
  return (
    <section class="panel stack" aria-labelledby="people-tokens">
      <h2 id="people-tokens">{t("web-tokens")}</h2>
      <p class="hint">{t("web-tokens-what")}</p>
      <Answered answer={answer}>
        {(tokens) => (
          <ul class="list people-rows">
            {tokens.map((token) => (
              <li key={token.id}>
                <span>
                  {token.name}
                  <br />
                  <span class="hint">
                    {token.scopes.map((scope) => t(`web-scope-${scope}`)).join(", ")} ·{" "}
                    {token.used_ms
                      ? t("web-seen", { when: date(token.used_ms) })
                      : t("web-never-used")}
                  </span>
                </span>
                <Button does={take(token.id)}>{t("web-take-away")}</Button>
              </li>
            ))}
          </ul>
        )}
      </Answered>
      {secret && (
        <div role="status">
          <p>{t("web-token-once")}</p>
          <p class="people-secret">{secret}</p>
        </div>
      )}
      <Form send={send} button={t("web-token-make")}>
        <TextField
          label={t("web-token-name")}
          value={name}
          change={setName}
          input={{ required: true, maxLength: 60, autocomplete: "off" }}
        />
        <fieldset>
          <legend>{t("web-token-for")}</legend>
          {SCOPES.map((scope) => (
            <Check
              key={scope}
              label={capital(t(`web-scope-${scope}`))}
              value={scopes.includes(scope)}
              change={(has) =>
                setScopes(has ? [...scopes, scope] : scopes.filter((one) => one !== scope))
              }
            />
          ))}
        </fieldset>
      </Form>
    </section>
  );
}
