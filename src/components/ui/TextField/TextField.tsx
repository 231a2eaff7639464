import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Stack } from '../Stack/Stack.tsx';
import * as css from './TextField.css.ts';

export interface TextFieldProps
  extends Omit<
    ComponentProps<'input'>,
    'className' | 'style' | 'aria-invalid' | 'aria-describedby' | 'onInvalid' | 'onInput'
  > {
  /** Above the field. A press on it focuses the field. */
  label: string;
  /** By which browsers remember what was typed. */
  name: string;
  /** Shown above a text that the browser's form validation has refused: it speaks its own language, and for seconds. */
  refusal?: string;
  /** The id of the message that says what is wrong. It marks the field as invalid. */
  errorId?: string | undefined;
  /** The id of what describes the field as long as nothing is wrong. */
  hintId?: string | undefined;
  /** While what was typed is on its way. */
  readOnly?: boolean | undefined;
  /** A control inside the field, at its end. */
  trailing?: ReactNode;
}

/**
 * A line of text that users type, below its label.
 *
 * - For a password take a `PasswordField`, for one of a few values a `Select`.
 * - The label is a noun, *Email*, and stays when the field is filled. A placeholder would not.
 * - What is wrong with it stands elsewhere, mostly in a `MessageBox`, and has the `errorId`: a screen reader reads it with
 *   the field.
 * - While a request runs, the field is `readOnly` and not `disabled`, so that it keeps the focus.
 */
export function TextField({
  label,
  id,
  refusal,
  errorId,
  hintId,
  trailing,
  ...attributes
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  /** Whether the browser's form validation refused the text. */
  const [isRefused, setIsRefused] = useState(false);
  const refusalId = isRefused && refusal ? `${fieldId}-refusal` : undefined;
  return (
    <Stack gap={1}>
      <label className={css.label} htmlFor={fieldId}>
        {label}
      </label>
      {refusalId && (
        <p id={refusalId} className={css.refusal}>
          {refusal}
        </p>
      )}
      <div className={css.control}>
        <input
          {...attributes}
          onInvalid={() => setIsRefused(true)}
          onInput={() => setIsRefused(false)}
          id={fieldId}
          className={css.input}
          // Always set: without it, some screen readers call an untouched required field invalid.
          aria-invalid={isRefused || errorId !== undefined}
          aria-describedby={refusalId ?? errorId ?? hintId}
        />
        {trailing}
        <span className={css.frame} />
      </div>
    </Stack>
  );
}
