// What a page asks the hall when it is shown.

import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useState } from "preact/hooks";
import { faultText } from "../ui/toast";
import { t } from "../words/words";
import { get } from "./rest";

/** An answer, or why there is none; both are missing while it is on its way. */
export interface Answer<T> {
  value: T | null;
  fault: unknown;
  /** Asks once more; what was there stays until the new answer is here. */
  again: () => void;
}

/** Asks for something when the page is shown, and whenever the address of it changes. */
export function useAnswer<T>(path: string): Answer<T> {
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<{ path: string; value: T | null; fault: unknown }>();
  const again = useCallback(() => setAsked((times) => times + 1), []);
  useEffect(() => {
    let gone = false;
    get<T>(path).then(
      (value) => !gone && setAnswer({ path, value, fault: null }),
      (fault: unknown) => !gone && setAnswer({ path, value: null, fault }),
    );
    return () => {
      gone = true;
    };
  }, [path, asked]);
  const known = answer?.path === path ? answer : { value: null, fault: null };
  return { value: known.value, fault: known.fault, again };
}

/** Shows an answer once it is here; before that, that it is on its way, or why it is not. */
export function Answered<T>(props: {
  answer: Answer<T>;
  children: (value: T) => ComponentChildren;
}) {
  const { value, fault } = props.answer;
  if (value !== null) return <>{props.children(value)}</>;
  if (fault) {
    return (
      <p class="fault" role="alert">
        {faultText(fault)}
      </p>
    );
  }
  return (
    <p class="hint" aria-busy="true">
      {t("web-loading")}
    </p>
  );
}
