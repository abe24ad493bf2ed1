// The whole client: who is here, and which page they look at.

import { t } from "./words/words";

export function App() {
  return <main>{t("web-title")}</main>;
}
