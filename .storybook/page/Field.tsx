import type { ReactNode } from 'react';
import * as css from './Field.css.ts';

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function Input({ label, value, onChange, type = 'text' }: FieldProps & { type?: string }) {
  return (
    <label className={css.field}>
      {label}
      <input
        className={css.control}
        type={type}
        min={type === 'number' ? 1 : undefined}
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
