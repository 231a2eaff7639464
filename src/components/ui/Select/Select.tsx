import { type ChangeEventHandler, type ComponentProps, type ReactNode, useId } from 'react';
import { Stack } from '../Stack/Stack.tsx';
import * as css from './Select.css.ts';

type Options = Readonly<Record<string, string>>;

export interface SelectProps<Value extends string>
  extends Omit<
    ComponentProps<'select'>,
    'children' | 'className' | 'style' | 'multiple' | 'value' | 'onChange'
  > {
  /** Shown above the list. Clicking the label focuses the list. */
  label: string;
  /** The selected value. */
  value?: Value;
  /** Maps values to labels, or group labels to such maps. */
  options: Options | Readonly<Record<string, Options>>;
  /** Called with the new value in `target.value`. */
  onChange?: ChangeEventHandler<HTMLSelectElement & { value: Value }>;
}

/** A labeled list with one selected value. It is the browser's own, because users know it from their device. */
export function Select<Value extends string>({
  label,
  id,
  options,
  onChange,
  ...attributes
}: SelectProps<Value>) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <Stack gap={1}>
      <label className={css.label} htmlFor={selectId}>
        {label}
      </label>
      <select {...attributes} id={selectId} className={css.control} onChange={onChange}>
        {drawn(options)}
      </select>
    </Stack>
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
