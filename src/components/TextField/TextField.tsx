import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
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
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={name}>
        {label}
      </label>
      <div className={css.control}>
        <input
          {...input}
          ref={ref}
          id={name}
          name={name}
          className={css.input}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
        />
        {end}
      </div>
    </div>
  );
}
