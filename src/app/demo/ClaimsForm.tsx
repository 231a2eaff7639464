import content from 'virtual:content/index';
import planIds from 'virtual:content/plan-ids';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { createDayFormat } from '#components/words/dayFormat.ts';
import type { CalendarDay } from '#features/onboarding/plan/days.ts';
import * as css from './ClaimsForm.css.ts';
import { type ClaimTexts, firstDays } from './claimTexts.ts';
import { Select } from './Select.tsx';

export interface ClaimsFormProps {
  claims: ClaimTexts;
  today: CalendarDay;
  onShow: (claims: ClaimTexts) => void;
}

/** Chooses the plan, first day, buddy and manager of an account. */
export function ClaimsForm({ claims, today, onShow }: ClaimsFormProps) {
  const [changes, setChanges] = useState<Partial<ClaimTexts>>({});
  const [pressedDay, setPressedDay] = useState<CalendarDay>();
  const texts = { ...claims, ...changes };
  const change = (more: Partial<ClaimTexts>) => setChanges({ ...changes, ...more });

  const isMissing = texts.plan !== '' && !planIds.includes(texts.plan);
  const plans = {
    '': `None, so ${content.standard}, the standard plan`,
    ...Object.fromEntries(planIds.map((id) => [id, id])),
    [isMissing ? texts.plan : 'no-such-plan']: 'A plan that does not exist',
  };

  const field = (name: keyof ClaimTexts) => ({
    name,
    value: texts[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChanges({});
    onShow(texts);
  };

  const person = (who: 'buddy' | 'manager', label: string) => (
    <div className={css.person}>
      <TextField
        label={label}
        required={texts[`${who}Link`] !== ''}
        {...nameRule}
        {...field(who)}
      />
      <TextField label={`${label}’s link`} {...linkRule} {...field(`${who}Link`)} />
    </div>
  );

  return (
    <form className={css.form} onSubmit={submit}>
      <Select
        label="Plan"
        value={texts.plan}
        options={plans}
        onChange={(plan) => change({ plan })}
      />
      <div>
        <TextField
          label="First day of work"
          type="date"
          min="1900-01-01"
          max="2099-12-31"
          {...field('joinDate')}
        />
        <div role="group" aria-label="First day in words" className={css.days}>
          {Object.entries(firstDays(today)).map(([words, joinDate]) => (
            <Button
              key={words}
              kind="plain"
              onClick={() => {
                change({ joinDate });
                setPressedDay(joinDate);
              }}
            >
              {words}
            </Button>
          ))}
        </div>
        <LiveMessage message={pressedDay === undefined ? '' : inWords(pressedDay)} />
      </div>
      {person('buddy', 'Buddy')}
      {person('manager', 'Manager')}
      <div>
        <Button kind="quiet" type="submit">
          Show it
        </Button>
      </div>
    </form>
  );
}

const dayInWords = createDayFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

const inWords = (day: CalendarDay) =>
  day
    ? `The first day of work is ${dayInWords.format(new Date(day))}.`
    : 'There is no first day of work.';

// The browser shows the title if a text does not match the pattern.
const nameRule = { pattern: String.raw`.*\p{L}.*`, title: 'A name has a letter.' };
const linkRule = {
  inputMode: 'url',
  pattern: String.raw`(mailto:|tel:|https://)\S+`,
  title: 'A link begins with mailto:, tel:, or https://, and has no spaces.',
} as const;
