import type { ReactNode } from 'react';
import * as css from './Field.css.ts';

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

interface InputProps extends FieldProps {
  inputMode?: 'numeric';
}

export function Input({ label, value, onChange, inputMode }: InputProps) {
  return (
    <label className={css.field}>
      {label}
      <input
        className={css.control}
        inputMode={inputMode}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

interface SelectProps extends FieldProps {
  /** Its options. */
  children: ReactNode;
}

export function Select({ label, value, onChange, children }: SelectProps) {
  return (
    <label className={css.field}>
      {label}
      <select
        className={css.control}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </select>
    </label>
  );
}
