import { type ReactNode, useId } from 'react';
import { Select, type SelectProps } from '#app/demo/Select.tsx';
import { TextField, type TextFieldProps } from '#components/TextField/TextField.tsx';
import * as css from './WriteAMission.css.ts';

interface Described {
  /** What is wrong with the value. */
  problem?: string | undefined;
  hint?: string | undefined;
}

type FormFieldProps = Omit<TextFieldProps, 'errorId' | 'hintId'> & Described;

/** A text field with its hint and its problem below. */
export function FormField({ problem, hint, ...field }: FormFieldProps) {
  const [problemId, hintId] = [useId(), useId()];
  const ids = hint ? `${problemId} ${hintId}` : problemId;
  return (
    <div className={css.formField}>
      <TextField {...field} errorId={problem && ids} hintId={hint && hintId} />
      {problem && <Problem id={problemId}>{problem}</Problem>}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </div>
  );
}

type FormSelectProps = Omit<SelectProps<string>, 'errorId'> & Pick<Described, 'problem'>;

/** A list with its problem below. */
export function FormSelect({ problem, ...select }: FormSelectProps) {
  const problemId = useId();
  return (
    <div className={css.formField}>
      <Select {...select} errorId={problem && problemId} />
      {problem && <Problem id={problemId}>{problem}</Problem>}
    </div>
  );
}

interface BelowProps {
  /** A field refers to it by this id. */
  id: string;
  children: ReactNode;
}

const Problem = ({ id, children }: BelowProps) => (
  <p id={id} className={css.problem}>
    {children}
  </p>
);

export const Hint = ({ id, children }: BelowProps) => (
  <p id={id} className={css.hint}>
    {children}
  </p>
);
