// What an arbiter or administrator can do about somebody; the hall decides whether they may.

import { useState } from "preact/hooks";
import { me } from "../model/state";
import { get, post, put } from "../net/rest";
import type { HallRole, OneTimeLink } from "../protocol";
import { Button } from "../ui/button";
import { copyText } from "../ui/copy";
import { Dialog } from "../ui/dialog";
import { Check, TextField } from "../ui/field";
import { Form } from "../ui/form";
import { toast } from "../ui/toast";
import { capital, date, t } from "../words/words";

const OFFICES: readonly HallRole[] = ["assistant_arbiter", "arbiter", "organiser", "administrator"];

interface Someone {
  id: number;
  name: string;
}

/** Whether one administers the hall. */
export const administers = (): boolean => me.value?.roles.includes("administrator") ?? false;

/** The buttons; each opens what it needs to know. */
export function Powers({ person }: { person: Someone }) {
  const [open, setOpen] = useState<"roles" | "out" | "mute" | null>(null);
  const [link, setLink] = useState<OneTimeLink | null>(null);
  const at = `/api/people/${encodeURIComponent(person.name)}`;
  const close = () => setOpen(null);
  const makeLink = async () => setLink(await post<OneTimeLink>(`${at}/password-link`));
  return (
    <section class="panel stack" aria-labelledby="people-powers">
      <h2 id="people-powers">{t("web-powers")}</h2>
      <div class="row">
        <Button does={() => setOpen("mute")} icon="mute">
          {t("web-mute")}
        </Button>
        {administers() && (
          <>
            <Button does={() => setOpen("roles")} icon="scales">
              {t("web-roles")}
            </Button>
            <Button does={makeLink} icon="link">
              {t("web-password-link")}
            </Button>
          </>
        )}
        <Button does={() => setOpen("out")} icon="door" kind="danger">
          {t("web-keep-out")}
        </Button>
      </div>
      {link && <LinkOnce link={link} />}
      {open === "roles" && <Roles at={at} close={close} />}
      {open === "out" && <KeepOut at={at} close={close} />}
      {open === "mute" && <Mute person={person} close={close} />}
    </section>
  );
}

function LinkOnce({ link }: { link: OneTimeLink }) {
  const whole = new URL(link.path, location.origin).href;
  const copy = async () => {
    if (await copyText(whole)) toast(t("web-copied"));
    else toast(t("web-not-copied"), "bad");
  };
  return (
    <div class="stack">
      <p>{t("web-password-link-how", { until: date(link.expires_ms) })}</p>
      <p class="people-secret">{whole}</p>
      <p>
        <Button does={copy} icon="copy">
          {t("web-copy-link")}
        </Button>
      </p>
    </div>
  );
}

function Roles({ at, close }: { at: string; close: () => void }) {
  const [roles, setRoles] = useState<readonly HallRole[] | null>(null);
  if (roles === null) {
    get<{ roles: HallRole[] }>(`${at}/roles`).then(
      (known) => setRoles(known.roles),
      () => setRoles([]),
    );
  }
  const send = async () => {
    await put(`${at}/roles`, { roles });
    toast(t("web-saved"));
    close();
  };
  return (
    <Dialog title={t("web-roles")} close={close}>
      {roles && (
        <Form send={send} button={t("web-save")}>
          {OFFICES.map((office) => (
            <Check
              key={office}
              label={capital(t(`web-office-${office}`))}
              value={roles.includes(office)}
              change={(has) =>
                setRoles(has ? [...roles, office] : roles.filter((one) => one !== office))
              }
            />
          ))}
        </Form>
      )}
    </Dialog>
  );
}

function KeepOut({ at, close }: { at: string; close: () => void }) {
  const [why, setWhy] = useState("");
  const keep = (kept_out: boolean) => async () => {
    await put(`${at}/kept-out`, { kept_out, why });
    toast(t("web-saved"));
    close();
  };
  return (
    <Dialog title={t("web-keep-out")} close={close}>
      <p>{t("web-keep-out-what")}</p>
      <TextField label={t("web-chat-why")} value={why} change={setWhy} />
      <div class="row">
        <Button does={keep(true)} kind="danger">
          {t("web-keep-out")}
        </Button>
        <Button does={keep(false)}>{t("web-let-in")}</Button>
      </div>
    </Dialog>
  );
}

function Mute({ person, close }: { person: Someone; close: () => void }) {
  const [why, setWhy] = useState("");
  const [minutes, setMinutes] = useState("60");
  const send = async () => {
    await post("/api/mutes", { person: person.id, minutes: Number(minutes) || null, why });
    toast(t("web-saved"));
    close();
  };
  return (
    <Dialog title={t("web-mute")} close={close}>
      <Form send={send} button={t("web-mute")} kind="danger">
        <TextField
          label={t("web-minutes-muted")}
          hint={t("web-minutes-muted-hint")}
          value={minutes}
          change={setMinutes}
          input={{ type: "number", min: 1 }}
        />
        <TextField label={t("web-chat-why")} value={why} change={setWhy} />
      </Form>
    </Dialog>
  );
}
