// Pages that a link leads to: the first administrator, a new password, an invitation, a card.

import { useEffect, useState } from "preact/hooks";
import { CodeForm, enterByCard } from "../lobby/code";
import { changed, tableAddress } from "../model/session";
import { post } from "../net/rest";
import type { Invited } from "../protocol";
import { TextField } from "../ui/field";
import { Form } from "../ui/form";
import { go, secret } from "../ui/router";
import { faultText, toast } from "../ui/toast";
import { t } from "../words/words";
import { NameAndPassword } from "./enter";

/** Makes the first administrator, by the link that the hall printed. */
export function SetupPage() {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [token] = useState(secret);
  const send = async () => {
    await post("/api/setup", { token, name: name.trim(), password });
    await changed();
    go("/direccion", true);
  };
  return (
    <div class="page narrow">
      <section class="panel stack people-enter">
        <h1>{t("web-setup")}</h1>
        <p>{t("web-setup-what")}</p>
        <Form send={send} button={t("web-setup-do")}>
          <NameAndPassword isNew {...{ name, password, setName, setPassword }} />
        </Form>
      </section>
    </div>
  );
}

/** Gives a new password, by the link of an administrator. */
export function PasswordPage() {
  const [password, setPassword] = useState("");
  const [token] = useState(secret);
  const send = async () => {
    await post("/api/password", { token, password });
    toast(t("web-password-changed"));
    go("/entrar", true);
  };
  return (
    <div class="page narrow">
      <section class="panel stack people-enter">
        <h1>{t("web-new-password")}</h1>
        <Form send={send} button={t("web-save")}>
          <TextField
            label={t("web-new-password")}
            hint={t("web-password-hint")}
            value={password}
            change={setPassword}
            input={{ type: "password", autocomplete: "new-password", required: true }}
          />
        </Form>
      </section>
    </div>
  );
}

/** Comes by an invitation, and goes where it leads. */
export function InvitationPage() {
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    post<Invited>("/api/invitations", { token: secret() }).then(
      ({ room, table, code }) =>
        go(table ? tableAddress({ table, code: code ?? null }) : `/sala/${room}`, true),
      (wrong: unknown) => setFault(faultText(wrong)),
    );
  }, []);
  return (
    <div class="page narrow">
      <h1>{t("web-invitation")}</h1>
      {fault ? (
        <p class="fault" role="alert">
          {fault}
        </p>
      ) : (
        <p class="hint" aria-busy="true">
          {t("web-loading")}
        </p>
      )}
    </div>
  );
}

/** Comes in by the code of a card; a printed card's QR code brings it along. */
export function CardPage() {
  const [brought] = useState(secret);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (brought === "") return;
    enterByCard(brought).catch((wrong: unknown) => setFault(faultText(wrong)));
  }, [brought]);
  return (
    <div class="page narrow">
      <section class="panel stack people-enter">
        <h1>{t("web-have-card")}</h1>
        {fault && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        {(brought === "" || fault !== null) && (
          <CodeForm label={t("web-card-code")} enter={enterByCard} />
        )}
      </section>
    </div>
  );
}
