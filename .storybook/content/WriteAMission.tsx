import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { LiveMessage } from '#components/LiveMessage/LiveMessage.tsx';
import { Note } from '#components/Note/Note.tsx';
import type { Problem } from '#features/onboarding/compiler/fields.ts';
import { tagColors } from '#features/onboarding/model.ts';
import * as fieldCss from '../page/Field.css.ts';
import { Input, Select } from '../page/Field.tsx';
import { Page } from '../page/Page.tsx';
import { newId, useDrafts } from './drafts.ts';
import { markdownOf } from './htmlToMarkdown.ts';
import { checkDraft, fromFile, nameOf, toFile } from './missionFile.ts';
import * as css from './WriteAMission.css.ts';

interface WriteAMissionProps {
  /** Of this browser’s storage, for the drafts. */
  storageKey: string;
  /** The mission in hand, as an employee sees it. */
  preview: ReactNode;
}

const notes = {
  refused:
    'This browser keeps no drafts, and cannot show the mission beside the form. Download the file before you leave.',
  unreadable:
    'The drafts in this browser could not be read. They are set aside, and you begin anew.',
};

/** A form for a mission file, with what the build’s checker says of it. */
export function WriteAMission({ storageKey, preview }: WriteAMissionProps) {
  const { all, chosen, draft, problem, choose, save, remove } = useDrafts(storageKey);
  const [notice, setNotice] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const name = nameOf(draft);

  const change = (part: Partial<typeof draft>) => {
    setNotice('');
    save({ ...draft, ...part });
  };

  const show = (id: string) => {
    setNotice('');
    choose(id);
  };

  async function open(file: File | undefined) {
    if (!file) return;
    setNotice('');
    // The checker takes 10,000 characters: what is much longer is no mission.
    if (file.size > 100_000) return setNotice(`${file.name} is too large to be a mission.`);
    try {
      const opened = fromFile(file.name, await file.text());
      save(opened, newId());
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
    // What comes from a word processor has a structure that its plain text has lost.
    const markdown = markdownOf(html);
    // Deprecated, and the only way to insert a text that Undo takes back.
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
          <div className={fieldCss.row}>
            <Select label="Drafts on this device" value={chosen} onChange={show}>
              {[...all].map(([id, { title }]) => (
                <option key={id} value={id}>
                  {title || 'Without a title'}
                </option>
              ))}
              {!all.has(chosen) && <option value={chosen}>A new one</option>}
            </Select>
            <Button kind="quiet" onClick={() => show(newId())}>
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
          {problem && <Note>{notes[problem]}</Note>}
          <Input label="Title" value={draft.title} onChange={(title) => change({ title })} />
          <div className={fieldCss.row}>
            <Input label="Tag" value={draft.tag} onChange={(tag) => change({ tag })} />
            <Select
              label="Color of the tag"
              value={draft.tagColor}
              onChange={(tagColor) => change({ tagColor })}
            >
              {[...new Set([...tagColors, draft.tagColor])].map((color) => (
                <option key={color}>{color}</option>
              ))}
            </Select>
            <Input
              label="Minutes"
              inputMode="numeric"
              value={draft.minutes}
              onChange={(minutes) => change({ minutes })}
            />
          </div>
          <Input
            label="Name of the file"
            value={name}
            onChange={(each) => change({ name: each })}
          />
          <label className={fieldCss.field}>
            Text, in Markdown
            <textarea
              ref={text}
              className={`${fieldCss.control} ${css.text}`}
              value={draft.text}
              onChange={({ target }) => change({ text: target.value })}
              onPaste={paste}
            />
          </label>
          <Problems
            problems={checkDraft(draft).problems}
            onLine={(line) => text.current && selectLine(text.current, line)}
          />
          <div className={fieldCss.row}>
            <Button
              onClick={() => {
                // Progress is kept by this name, whatever becomes of the title.
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
