import { type ReactNode, type Ref, useId } from 'react';
import * as css from './MockPanel.css.ts';

export interface ChoiceProps {
  label: string;
  value: string | number;
  onChoose: (value: string) => void;
  /** The options. */
  children: ReactNode;
  ref?: Ref<HTMLSelectElement>;
}

/** One of several, named above. */
export function Choice({ label, value, onChoose, children, ref }: ChoiceProps) {
  const id = useId();
  return (
    <div className={css.choice}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <select
        ref={ref}
        id={id}
        className={css.select}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
      </select>
    </div>
  );
}
