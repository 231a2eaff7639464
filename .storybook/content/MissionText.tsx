import { type ClipboardEvent, useRef } from 'react';
import * as selectCss from '#app/demo/Select.css.ts';
import { Button } from '#components/Button/Button.tsx';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import * as fieldCss from '#components/TextField/TextField.css.ts';
import type { Problem } from '#features/onboarding/compiler/fields.ts';
import { markdownOf } from './htmlToMarkdown.ts';
import * as css from './WriteAMission.css.ts';

interface MissionTextProps {
  text: string;
  problems: readonly Problem[];
  onChange: (text: string) => void;
  onNotice: (notice: string) => void;
}

/** The text of the mission, and the problems of the file; a problem with a line leads to it. */
export function MissionText({ text, problems, onChange, onNotice }: MissionTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html');
    // From the HTML, because the plain text of a word processor has lost headings, lists and emphasis.
    const markdown = markdownOf(html);
    // `execCommand`, though deprecated, because Undo takes back no other insertion.
    if (markdown && document.execCommand('insertText', false, markdown)) event.preventDefault();
    if (/<img\b/i.test(html)) {
      onNotice('Pictures are left out. Put them on a page of their own and link to it.');
    }
  };

  return (
    <>
      <label className={fieldCss.field}>
        <span className={fieldCss.label}>Text, in Markdown</span>
        <textarea
          ref={field}
          className={`${selectCss.control} ${css.text}`}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onPaste={paste}
        />
      </label>
      <Problems
        problems={problems}
        onLine={(line) => field.current && selectLine(field.current, line)}
      />
    </>
  );
}

interface ProblemsProps {
  problems: readonly Problem[];
  onLine: (line: number) => void;
}

function Problems({ problems, onLine }: ProblemsProps) {
  const count = problems.length;
  const summary =
    count === 0 ? 'Nothing to mend.' : `${count === 1 ? 'One thing' : `${count} things`} to mend:`;
  return (
    <section aria-label="What the checker says">
      <LiveMessage message={summary} className={css.summary} />
      <ul role="list" className={css.problems}>
        {problems.map(({ line, message }, index) => (
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

function selectLine(field: HTMLTextAreaElement, line: number) {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
