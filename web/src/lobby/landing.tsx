// For who is not here: what this is, and the ways in.

import { enterAsGuest } from "../model/session";
import { Button } from "../ui/button";
import { t } from "../words/words";

/** The first page of a newcomer. */
export function Landing() {
  return (
    <div class="page narrow">
      <h1>{t("web-landing-title")}</h1>
      <p>{t("web-landing-what")}</p>
      <Button does={enterAsGuest} kind="primary">
        {t("web-play-as-guest")}
      </Button>
    </div>
  );
}
