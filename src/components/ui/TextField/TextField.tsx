import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Stack } from '../Stack/Stack.tsx';
import * as css from './TextField.css.ts';

export interface TextFieldProps
  extends Omit<
    ComponentProps<'input'>,
    'className' | 'style' | 'aria-invalid' | 'aria-describedby' | 'onInvalid' | 'onInput'
  > {
  /** Shown above the field. Clicking the label focuses the field. */
  label: string;
  /** The key under which browsers remember entries. */
  name: string;
  /** Shown if the browser's form validation rejects the text: its own message uses its own language, and disappears. */
  refusal?: string;
  /** The id of the error message. Setting it marks the field as invalid. */
  errorId?: string | undefined;
  /** The id of the field's description while there is no error. */
  hintId?: string | undefined;
  /** Set while the text is being sent. */
  readOnly?: boolean | undefined;
  /** A control inside the field, at its end. */
  trailing?: ReactNode;
}

/**
 * A field for one line of text, below its label.
 *
 * - For a password, use a `PasswordField`; for one of a few values, a `Select`.
 * - The label is a noun, *Email*. Unlike a placeholder, it stays visible when the field is filled in.
 * - An error message is elsewhere, usually in a `MessageBox`, and has the `errorId`, so that screen readers read it
 *   with the field.
 * - While a request runs, make the field `readOnly` instead of `disabled`, so that it keeps the focus.
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
  /** Whether the browser's form validation has rejected the text. */
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
          // Always set, because otherwise some screen readers call an untouched required field invalid.
          aria-invalid={isRefused || errorId !== undefined}
          aria-describedby={refusalId ?? errorId ?? hintId}
        />
        {trailing}
        <span className={css.frame} />
      </div>
    </Stack>
  );
}
