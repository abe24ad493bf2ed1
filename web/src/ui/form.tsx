// A form that is sent to the hall, and says what the hall finds wrong with it.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { faultText } from "./toast";

interface Props {
  /** What is done with what was filled in. */
  send: () => Promise<unknown>;
  /** The words of the button. */
  button: string;
  kind?: "primary" | "danger";
  children?: ComponentChildren;
}

/** The fields, what is wrong, and the button. */
export function Form({ send, button, kind = "primary", children }: Props) {
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFault(null);
    try {
      await send();
    } catch (wrong) {
      setFault(faultText(wrong));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form class="stack" onSubmit={submit}>
      {children}
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" class={`button ${kind}`} aria-busy={busy}>
        {button}
      </button>
    </form>
  );
}
