// A dialog over the page, by the browser's own element: it keeps the focus and closes on Esc.

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../words/words";
import { Icon } from "./icons";
import "./overlays.css";

interface Props {
  title: string;
  wide?: boolean;
  close: () => void;
  children: ComponentChildren;
}

/** It is open as long as it is in the page. */
export function Dialog({ title, wide, close, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={wide ? "dialog wide" : "dialog"}
      aria-labelledby={heading}
      onClose={close}
    >
      <div class="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" class="button quiet icon" onClick={() => element.current?.close()}>
          <Icon name="close" />
          <span class="unseen">{t("web-close")}</span>
        </button>
      </div>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
