import { type ChangeEvent, type ClipboardEvent, type ReactNode, useRef, useState } from 'react';
import * as selectCss from '#app/demo/Select.css.ts';
import { Select } from '#app/demo/Select.tsx';
import { Button } from '#components/Button/Button.tsx';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { Note } from '#components/Note/Note.tsx';
import * as fieldCss from '#components/TextField/TextField.css.ts';
import { TextField } from '#components/TextField/TextField.tsx';
import type { Problem } from '#features/onboarding/compiler/fields.ts';
import { tagColors } from '#features/onboarding/model.ts';
import * as pageCss from '../page/Page.css.ts';
import { Page } from '../page/Page.tsx';
import { newId, useDrafts } from './drafts.ts';
import { markdownOf } from './htmlToMarkdown.ts';
import { checkDraft, fromFile, nameOf, toFile } from './missionFile.ts';
import * as css from './WriteAMission.css.ts';

interface WriteAMissionProps {
  /** Under which the browser keeps the drafts. */
  storageKey: string;
  preview: ReactNode;
}

/** A form for a mission file, with the problems that the checker of the build finds in it. */
export function WriteAMission({ storageKey, preview }: WriteAMissionProps) {
  const { all, chosen, draft, isKept, choose, save, remove } = useDrafts(storageKey);
  const [notice, setNotice] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const name = nameOf(draft);

  const change = (part: Partial<typeof draft>) => {
    setNotice('');
    save({ ...draft, ...part });
  };

  const field = (part: 'name' | 'title' | 'tag' | 'minutes') => ({
    name: part,
    value: draft[part],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [part]: target.value }),
  });

  const show = (id?: string) => {
    setNotice('');
    choose(id);
  };

  async function open(file: File | undefined) {
    if (!file) return;
    setNotice('');
    // A limit, because reading a huge file stops the page. The checker refuses a mission of more than 10,000 characters.
    if (file.size > 100_000) return setNotice(`${file.name} is too large to be a mission.`);
    try {
      const opened = fromFile(file.name, await file.text());
      save(opened, newId(storageKey));
      setNotice(
        opened.text.startsWith('---')
          ? 'The lines between the dashes could not be read as fields; they are in the text.'
          : `${file.name} is open.`,
      );
    } catch {
      setNotice(`${file.name} could not be read. Please try again.`);
    }
  }

  function paste(event: ClipboardEvent) {
    const html = event.clipboardData.getData('text/html');
    // From the HTML, because the plain text of a word processor has lost headings, lists and emphasis.
    const markdown = markdownOf(html);
    // `execCommand`, though deprecated, because Undo takes back no other insertion.
    if (markdown && document.execCommand('insertText', false, markdown)) event.preventDefault();
    if (/<img\b/i.test(html)) {
      setNotice('Pictures are left out. Put them on a page of their own and link to it.');
    }
  }

  return (
    <Page
      title="Write a mission"
      lead="Fill in the form and see what a new hire will see. Nothing leaves this browser."
      width="wide"
    >
      <div className={css.desk}>
        <div className={css.side}>
          <div className={pageCss.fields}>
            <Select
              label="Drafts on this device"
              value={chosen}
              options={Object.fromEntries([
                ...[...all].map(([id, { title }]) => [id, title || 'Without a title']),
                ...(all.has(chosen) ? [] : [[chosen, 'A new one']]),
              ])}
              onChange={show}
            />
            <Button kind="quiet" onClick={() => show()}>
              New
            </Button>
            <Button kind="quiet" onClick={() => picker.current?.click()}>
              Open a file
            </Button>
            <Button
              kind="quiet"
              onClick={() => {
                if (!all.has(chosen)) return setNotice('There is nothing to delete yet.');
                if (!confirm('Delete this draft? It cannot be brought back.')) return;
                remove();
                setNotice('The draft is deleted.');
              }}
            >
              Delete
            </Button>
            <input
              ref={picker}
              hidden
              type="file"
              accept=".md"
              aria-label="A mission file"
              onChange={({ target }) => {
                void open(target.files?.[0]);
                target.value = '';
              }}
            />
          </div>
          <LiveMessage message={notice} className={css.notice} />
          {!isKept && (
            <Note>
              This browser keeps no drafts, and cannot show the mission beside the form. Download
              the file before you leave.
            </Note>
          )}
          <TextField label="Title" {...field('title')} />
          <div className={pageCss.fields}>
            <TextField label="Tag" {...field('tag')} />
            <Select
              label="Color of the tag"
              value={draft.tagColor}
              options={Object.fromEntries([...tagColors, draft.tagColor].map((it) => [it, it]))}
              onChange={(tagColor) => change({ tagColor })}
            />
            <TextField label="Minutes" inputMode="numeric" {...field('minutes')} />
          </div>
          <TextField label="Name of the file" {...field('name')} value={name} />
          <label className={fieldCss.field}>
            <span className={fieldCss.label}>Text, in Markdown</span>
            <textarea
              ref={text}
              className={`${selectCss.control} ${css.text}`}
              value={draft.text}
              onChange={({ target }) => change({ text: target.value })}
              onPaste={paste}
            />
          </label>
          <Problems
            problems={checkDraft(draft).problems}
            onLine={(line) => text.current && selectLine(text.current, line)}
          />
          <div className={pageCss.fields}>
            <Button
              onClick={() => {
                // Fixed from now on, because completed missions are kept by the name of the file, and a title may change.
                change({ name });
                download(`${name}.md`, toFile(draft));
              }}
            >{`Download ${name}.md`}</Button>
            <CopyButton align="start" getText={() => toFile(draft)}>
              Copy the file
            </CopyButton>
          </div>
        </div>
        <div className={css.preview}>{preview}</div>
      </div>
    </Page>
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

function download(name: string, file: string) {
  const link = document.createElement('a');
  link.download = name;
  link.href = `data:text/markdown;charset=utf-8,${encodeURIComponent(file)}`;
  link.click();
}
