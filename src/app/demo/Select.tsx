import { type ReactNode, useId } from 'react';
import * as fieldCss from '#components/ui/TextField/TextField.css.ts';
import * as css from './Select.css.ts';

type Options = Readonly<Record<string, string>>;

export interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  /** Labels by value, or groups of labels by the group's label. */
  options: Options | Readonly<Record<string, Options>>;
  onChange: (value: Value) => void;
}

/** A label and a list with one selected value. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SelectProps<Value>) {
  const id = useId();
  return (
    <div className={fieldCss.field}>
      <label className={fieldCss.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={css.control}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {drawn(options)}
      </select>
    </div>
  );
}

const drawn = (options: SelectProps<string>['options']): ReactNode =>
  Object.entries(options).map(([name, content]) =>
    typeof content === 'string' ? (
      <option key={name} value={name}>
        {content}
      </option>
    ) : (
      <optgroup key={name} label={name}>
        {drawn(content)}
      </optgroup>
    ),
  );
