import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import * as css from './TextField.css.ts';

export interface TextFieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'type'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'onKeyDown'
    | 'onKeyUp'
    | 'value'
    | 'onChange'
    | 'inputMode'
    | 'onBlur'
    | 'readOnly'
    | 'required'
    | 'spellCheck'
  > {
  label: string;
  name: string;
  /** For a control that refers to the field. */
  id?: string;
  /** The id of an error message. It marks the field as invalid. */
  errorId?: string | undefined;
  /** A control at the end of the field. */
  end?: ReactNode;
}

export function TextField({ label, id, errorId, end, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  /** Whether the browser's form validation has refused the text. */
  const [isRefused, setIsRefused] = useState(false);
  return (
    <div className={css.field}>
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
          // Always set, because some screen readers call an untouched required field invalid otherwise.
          aria-invalid={isRefused || errorId !== undefined}
          aria-describedby={errorId}
        />
        {end}
      </div>
    </div>
  );
}
