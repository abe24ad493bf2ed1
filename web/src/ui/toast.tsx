// Short notices at the foot of the page, read aloud once and gone by themselves.

import { signal } from "@preact/signals";
import { HallFault } from "../net/rest";
import { t, told } from "../words/words";
import { Icon } from "./icons";
import "./overlays.css";

interface Notice {
  id: number;
  text: string;
  bad: boolean;
}

const SHOWN_MS = 6000;
const BAD_SHOWN_MS = 12_000;
const notices = signal<readonly Notice[]>([]);
let last = 0;

/** Shows a notice; one of the same words takes the place of the first. */
export function toast(text: string, kind: "good" | "bad" = "good"): void {
  last += 1;
  const notice = { id: last, text, bad: kind === "bad" };
  notices.value = [...notices.value.filter((one) => one.text !== text), notice].slice(-3);
  setTimeout(() => dismiss(notice.id), notice.bad ? BAD_SHOWN_MS : SHOWN_MS);
}

/** What went wrong, in the hall's words where it has some. */
export function faultText(fault: unknown): string {
  if (fault instanceof HallFault) return fault.fault ? told(fault.fault.say) : t("web-no-hall");
  console.error(fault);
  return t("web-fault");
}

/** Shows what went wrong. */
export const toastFault = (fault: unknown): void => toast(faultText(fault), "bad");

function dismiss(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

/** Where the notices appear: once, at the end of the page. */
export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {notices.value.map(({ id, text, bad }) => (
        <div key={id} class={bad ? "toast bad" : "toast"}>
          <span>{text}</span>
          <button type="button" class="button quiet icon" onClick={() => dismiss(id)}>
            <Icon name="close" />
            <span class="unseen">{t("web-close")}</span>
          </button>
        </div>
      ))}
    </div>
  );
}
