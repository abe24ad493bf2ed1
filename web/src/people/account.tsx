// One's own account: who one is, the sessions, the password, tokens, and leaving.

import { useState } from "preact/hooks";
import { changed } from "../model/session";
import { me } from "../model/state";
import { post, put, remove } from "../net/rest";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { TextField } from "../ui/field";
import { Form } from "../ui/form";
import { Icon } from "../ui/icons";
import { go } from "../ui/router";
import { toast } from "../ui/toast";
import { t } from "../words/words";
import { Sessions } from "./sessions";
import { Tokens } from "./tokens";

/** The page of whoever is here. */
export function AccountPage() {
  const here = me.value;
  if (!here) return null;
  const { person, roles } = here;
  const guest = person.kind === "guest";
  const leave = async () => {
    await post("/api/logout");
    await changed();
    go("/");
  };
  return (
    <div class="page">
      <div class="lobby-head">
        <h1>{person.name}</h1>
        <Button does={leave} icon="door">
          {t("web-log-out")}
        </Button>
      </div>
      {guest ? (
        <section class="panel stack">
          <p>{t("web-guest-what")}</p>
          <div class="row">
            <a class="button primary" href="/registro">
              {t("web-register")}
            </a>
            <a class="button" href="/entrar">
              {t("web-log-in")}
            </a>
          </div>
        </section>
      ) : (
        <p class="row">
          <a class="button" href={`/jugador/${encodeURIComponent(person.name)}`}>
            <Icon name="person" />
            {t("web-my-profile")}
          </a>
          <a class="button" href="/partidas">
            <Icon name="book" />
            {t("web-my-games")}
          </a>
        </p>
      )}
      {roles.length > 0 && (
        <p>
          {t("web-your-roles")}{" "}
          {roles.map((role) => (
            <span key={role} class="badge brass">
              {t(`web-office-${role}`)}
            </span>
          ))}
        </p>
      )}
      {!guest && (
        <div class="people-account">
          <Password />
          <Tokens />
        </div>
      )}
      <Sessions />
      <Leaving guest={guest} />
    </div>
  );
}

function Password() {
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  const send = async () => {
    await put("/api/me/password", { old, new: fresh });
    setOld("");
    setFresh("");
    toast(t("web-password-changed"));
  };
  return (
    <section class="panel" aria-labelledby="people-password">
      <h2 id="people-password">{t("web-change-password")}</h2>
      <Form send={send} button={t("web-save")}>
        <TextField
          label={t("web-old-password")}
          value={old}
          change={setOld}
          input={{ type: "password", autocomplete: "current-password", required: true }}
        />
        <TextField
          label={t("web-new-password")}
          hint={t("web-password-hint")}
          value={fresh}
          change={setFresh}
          input={{ type: "password", autocomplete: "new-password", required: true }}
        />
      </Form>
    </section>
  );
}

function Leaving({ guest }: { guest: boolean }) {
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState("");
  const send = async () => {
    await remove("/api/me", { password: guest ? null : password });
    await changed();
    toast(t("web-account-gone"));
    go("/");
  };
  return (
    <section class="panel stack" aria-labelledby="people-data">
      <h2 id="people-data">{t("web-your-data")}</h2>
      <p>{t("web-your-data-what")}</p>
      <div class="row">
        <a class="button" href="/api/me/export" download="jadoube.json">
          <Icon name="download" />
          {t("web-export")}
        </a>
        <Button does={() => setAsking(true)} kind="danger">
          {t("web-delete-account")}
        </Button>
      </div>
      {asking && (
        <Dialog title={t("web-delete-account")} close={() => setAsking(false)}>
          <p>{t("web-delete-account-what")}</p>
          <Form send={send} button={t("web-delete-account")} kind="danger">
            {!guest && (
              <TextField
                label={t("web-password")}
                value={password}
                change={setPassword}
                input={{ type: "password", autocomplete: "current-password", required: true }}
              />
            )}
          </Form>
        </Dialog>
      )}
    </section>
  );
}
