// An invitation to a private table: the link, the code, and the link as a QR code.

import { type Opened, tableAddress } from "../model/session";
import { t } from "../words/words";
import { Button } from "./button";
import { copyText } from "./copy";
import { QrCode } from "./qr-code";
import { toast } from "./toast";
import "./invitation.css";

/** Whether only this machine finds this address. */
const isLocal = (host: string): boolean => /^(localhost|127\.|\[::1\])/.test(host);

/** What to give to the one who is to come. */
export function Invitation({ opened }: { opened: Opened }) {
  const link = new URL(tableAddress(opened), location.origin).href;
  const copy = async () => {
    if (await copyText(link)) toast(t("web-copied"));
    else toast(t("web-not-copied"), "bad");
  };
  return (
    <div class="invitation">
      <QrCode text={link} label={t("web-invite-qr")} />
      <div class="stack">
        <p>{t("web-invite-how")}</p>
        {opened.code && (
          <p>
            {t("web-code")}: <strong class="invitation-code">{opened.code}</strong>
          </p>
        )}
        <p class="invitation-link">{link}</p>
        {isLocal(location.host) && <p class="hint">{t("web-invite-local")}</p>}
        <div class="row">
          <Button does={copy} icon="copy">
            {t("web-copy-link")}
          </Button>
        </div>
      </div>
    </div>
  );
}
