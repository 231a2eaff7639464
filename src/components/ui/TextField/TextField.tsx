import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Stack } from '../Stack/Stack.tsx';
import * as css from './TextField.css.ts';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'className' | 'onInput' | 'onInvalid'> {
  label: string;
  name: string;
  /** The id of an error message. It marks the field as invalid. */
  errorId?: string | undefined;
  /** The id of what describes the field as long as there is no error. */
  hintId?: string | undefined;
  /** A control inside the field, at its end. */
  trailing?: ReactNode;
}

/** A label, a field, and what is wrong with it. */
export function TextField({ label, id, errorId, hintId, trailing, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  /** Whether the browser's form validation refused the text. */
  const [isRefused, setIsRefused] = useState(false);
  return (
    <Stack gap={1}>
      <label className={css.label} htmlFor={fieldId}>
        {label}
      </label>
      <div className={css.control}>
        <input
          {...input}
          onInvalid={() => setIsRefused(true)}
          onInput={() => setIsRefused(false)}
          id={fieldId}
          className={css.input}
          // Always set: without it, some screen readers call an untouched required field invalid.
          aria-invalid={isRefused || errorId !== undefined}
          aria-describedby={errorId ?? hintId}
        />
        {trailing}
      </div>
    </Stack>
  );
}
