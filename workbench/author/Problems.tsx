import { Button } from '#components/Button/Button.tsx';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import type { DraftProblem, Part } from './draft/checkDraft.ts';
import * as css from './WriteAMission.css.ts';

/** What the form calls its parts. */
const labels: Readonly<Record<Part, string>> = {
  title: 'the title',
  tag: 'the tag',
  tagColor: 'the tag color',
  minutes: 'the minutes',
  day: 'the day',
  name: 'the file name',
  text: 'the text',
};

const namesOf = (parts: readonly Part[]) =>
  new Intl.ListFormat('en').format(parts.map((part) => labels[part]));

interface ProblemsProps {
  /** The parts that are still empty. */
  unwritten: readonly Part[];
  problems: readonly DraftProblem[];
  onLine: (line: number) => void;
}

/** What is left to do, and the problems of the text. A problem links to its line. Other fields have their own below. */
export function Problems({ unwritten, problems, onLine }: ProblemsProps) {
  const inText = problems.filter(({ part }) => part === 'text');
  const inFields = problems.flatMap(({ part }) => (part === 'text' ? [] : part));
  const summary = [
    unwritten.length > 0 && `Still missing: ${namesOf(unwritten)}.`,
    inFields.length > 0 && `Fix above: ${namesOf(inFields)}.`,
    inText.length > 0 && 'Fix in the text:',
  ].filter(Boolean);
  return (
    <section aria-label="What the checker says">
      <LiveMessage message={summary.join(' ') || 'Nothing to fix.'} className={css.summary} />
      <ul role="list" className={css.problems}>
        {inText.map(({ line, message }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line can have the same problem twice
          <li key={index}>
            {line > 0 && (
              <>
                <Button kind="plain" onClick={() => onLine(line)}>{`Line ${line}`}</Button>{' '}
              </>
            )}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
