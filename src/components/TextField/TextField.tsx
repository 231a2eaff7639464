import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import * as css from './TextField.css.ts';

export interface TextFieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'type'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'inputMode'
    | 'onKeyDown'
    | 'onKeyUp'
    | 'onBlur'
    | 'readOnly'
    | 'required'
    | 'spellCheck'
  > {
  label: string;
  /** Serves as `id` and as `name`, as password managers expect it. */
  name: string;
  /** The id of the message that says what is wrong; marks the field as invalid. */
  errorId?: string | undefined;
  /** A control at the end of the field. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, name, errorId, end, ref, ...input }: TextFieldProps) {
  /** The browser has, when the form was to be sent. */
  const [isRefused, setIsRefused] = useState(false);
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={name}>
        {label}
      </label>
      <div className={css.control}>
        <input
          {...input}
          onInvalid={() => setIsRefused(true)}
          onInput={() => setIsRefused(false)}
          ref={ref}
          id={name}
          name={name}
          className={css.input}
          // Left out, some screen readers call an untouched required field invalid.
          aria-invalid={isRefused || errorId !== undefined}
          aria-describedby={errorId}
        />
        {end}
      </div>
    </div>
  );
}
