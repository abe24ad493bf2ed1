// Coming in with a name and a password, and registering.

import { useState } from "preact/hooks";
import { changed } from "../model/session";
import { me } from "../model/state";
import { post } from "../net/rest";
import { TextField } from "../ui/field";
import { Form } from "../ui/form";
import { asked, go, onward } from "../ui/router";
import { t } from "../words/words";

/** A name and a password; the browser's own keeper of passwords knows them by these hints. */
export function NameAndPassword(props: {
  name: string;
  password: string;
  isNew: boolean;
  setName: (name: string) => void;
  setPassword: (password: string) => void;
}) {
  return (
    <>
      <TextField
        label={t("web-name")}
        hint={props.isNew ? t("web-name-hint") : undefined}
        value={props.name}
        change={props.setName}
        input={{ autocomplete: "username", autocapitalize: "none", required: true }}
      />
      <TextField
        label={t("web-password")}
        hint={props.isNew ? t("web-password-hint") : undefined}
        value={props.password}
        change={props.setPassword}
        input={{
          type: "password",
          autocomplete: props.isNew ? "new-password" : "current-password",
          required: true,
        }}
      />
    </>
  );
}

/** Coming in, or registering: the same two fields. */
function EnterPage({ isNew }: { isNew: boolean }) {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const guest = isNew && me.value?.person.kind === "guest";
  const send = async () => {
    await post(isNew ? "/api/register" : "/api/login", { name: name.trim(), password });
    await changed();
    go(onward(), true);
  };
  const other = isNew ? "/entrar" : "/registro";
  return (
    <div class="page narrow">
      <section class="panel stack people-enter">
        <h1>{t(isNew ? "web-register" : "web-log-in")}</h1>
        {guest && <p class="hint">{t("web-register-guest")}</p>}
        <Form send={send} button={t(isNew ? "web-register" : "web-log-in")}>
          <NameAndPassword {...{ name, password, isNew, setName, setPassword }} />
        </Form>
        <p>
          {t(isNew ? "web-have-account" : "web-no-account")}{" "}
          <a href={`${other}#${encodeURIComponent(asked())}`}>
            {t(isNew ? "web-log-in" : "web-register")}
          </a>
        </p>
        {!isNew && <p class="hint">{t("web-forgot")}</p>}
      </section>
    </div>
  );
}

export const LoginPage = () => <EnterPage isNew={false} />;
export const RegisterPage = () => <EnterPage isNew={true} />;
