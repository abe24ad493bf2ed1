// Fields of a form: each with its label, a hint, and what is wrong with it.

import type { ComponentChildren, InputHTMLAttributes } from "preact";
import { useId } from "preact/hooks";

interface Labelled {
  label: string;
  hint?: ComponentChildren;
  fault?: string | null | undefined;
}

type TextProps = Labelled & {
  value: string;
  change: (value: string) => void;
  input?: InputHTMLAttributes<HTMLInputElement>;
};

function Notes({
  id,
  hint,
  fault,
}: {
  id: string;
  hint: ComponentChildren;
  fault: Labelled["fault"];
}) {
  return (
    <>
      {hint && (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {fault && (
        <span class="fault" id={`${id}-fault`} role="alert">
          {fault}
        </span>
      )}
    </>
  );
}

const described = (id: string, { hint, fault }: Labelled): string | undefined =>
  [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(" ") || undefined;

/** A line of text. */
export function TextField(props: TextProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <input
        {...props.input}
        id={id}
        value={props.value}
        aria-invalid={props.fault ? true : undefined}
        aria-describedby={described(id, props)}
        onInput={(event) => props.change(event.currentTarget.value)}
      />
      <Notes id={id} hint={props.hint} fault={props.fault} />
    </div>
  );
}

/** Several lines of text. */
export function AreaField(
  props: Labelled & {
    value: string;
    rows?: number;
    change: (value: string) => void;
  },
) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <textarea
        id={id}
        rows={props.rows ?? 6}
        value={props.value}
        aria-invalid={props.fault ? true : undefined}
        aria-describedby={described(id, props)}
        onInput={(event) => props.change(event.currentTarget.value)}
      />
      <Notes id={id} hint={props.hint} fault={props.fault} />
    </div>
  );
}

type Options<T extends string> = readonly (readonly [T, string])[];

/** One of many, from a list that opens. */
export function SelectField<T extends string>(
  props: Labelled & {
    value: T;
    options: Options<T>;
    change: (value: T) => void;
  },
) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <select
        id={id}
        value={props.value}
        aria-describedby={described(id, props)}
        onChange={(event) => props.change(event.currentTarget.value as T)}
      >
        {props.options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Notes id={id} hint={props.hint} fault={props.fault} />
    </div>
  );
}

/** One of a few, all of them seen. */
export function Choices<T extends string>(
  props: Labelled & {
    value: T;
    options: Options<T>;
    change: (value: T) => void;
  },
) {
  const id = useId();
  return (
    <fieldset class="field" aria-describedby={described(id, props)}>
      <legend>{props.label}</legend>
      <div class="choices">
        {props.options.map(([value, text]) => (
          <label key={value}>
            <input
              type="radio"
              name={id}
              checked={value === props.value}
              onChange={() => props.change(value)}
            />
            {text}
          </label>
        ))}
      </div>
      <Notes id={id} hint={props.hint} fault={props.fault} />
    </fieldset>
  );
}

/** Yes or no. */
export function Check(props: {
  label: string;
  hint?: ComponentChildren;
  value: boolean;
  disabled?: boolean;
  change: (value: boolean) => void;
}) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={props.value}
        disabled={props.disabled ?? false}
        onChange={(event) => props.change(event.currentTarget.checked)}
      />
      <span>
        {props.label}
        {props.hint && <span class="hint">{props.hint}</span>}
      </span>
    </label>
  );
}
