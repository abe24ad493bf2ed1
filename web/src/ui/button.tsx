// A button with a drawing, which waits while what it began goes on.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Icon, type IconName } from "./icons";
import { toastFault } from "./toast";

interface Props {
  /** What it does; a promise keeps the button waiting, and its fault is shown. */
  does: () => unknown;
  kind?: "plain" | "primary" | "danger" | "quiet";
  icon?: IconName;
  /** Only the drawing is seen; the words are for who listens and for the pointer at rest. */
  bare?: boolean;
  disabled?: boolean;
  pressed?: boolean;
  children: ComponentChildren;
}

export function Button({ does, kind = "plain", icon, bare, disabled, pressed, children }: Props) {
  const [busy, setBusy] = useState(false);
  const click = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await does();
    } catch (fault) {
      toastFault(fault);
    } finally {
      setBusy(false);
    }
  };
  const kinds = `button ${kind === "plain" ? "" : kind} ${bare ? "icon" : ""}`;
  return (
    <button
      type="button"
      class={kinds.trim()}
      disabled={disabled ?? false}
      aria-busy={busy}
      aria-pressed={pressed}
      title={bare && typeof children === "string" ? children : undefined}
      onClick={click}
    >
      {icon && <Icon name={icon} />}
      {bare ? <span class="unseen">{children}</span> : children}
    </button>
  );
}
