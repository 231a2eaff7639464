import { type Ref, useId } from 'react';
import * as css from './MockPanel.css.ts';

export interface Option<Value extends string | number> {
  value: Value;
  label: string;
}

export interface OptionGroup<Value extends string | number> {
  label: string;
  options: readonly Option<Value>[];
}

export interface ChoiceProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly (Option<Value> | OptionGroup<Value>)[];
  onChoose: (value: Value) => void;
  ref?: Ref<HTMLSelectElement>;
}

/** One of several, named above. */
export function Choice<Value extends string | number>({
  label,
  value,
  options,
  onChoose,
  ref,
}: ChoiceProps<Value>) {
  const id = useId();
  const choose = (chosen: string) => {
    const found = options
      .flatMap((each) => ('options' in each ? each.options : each))
      .find((option) => String(option.value) === chosen);
    if (found) onChoose(found.value);
  };
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
        onChange={({ target }) => choose(target.value)}
      >
        {options.map((each) =>
          'options' in each ? (
            <optgroup key={each.label} label={each.label}>
              {each.options.map(renderOption)}
            </optgroup>
          ) : (
            renderOption(each)
          ),
        )}
      </select>
    </div>
  );
}

const renderOption = ({ value, label }: Option<string | number>) => (
  <option key={value} value={value}>
    {label}
  </option>
);
