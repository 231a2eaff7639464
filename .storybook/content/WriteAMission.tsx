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
import { useDrafts } from './drafts.ts';
import { checkDraft, emptyDraft, fileNameOf, fromFile, toFile } from './missionFile.ts';
import { markdownOf } from './pasted.ts';
import * as css from './WriteAMission.css.ts';

interface WriteAMissionProps {
  /** The mission in hand, as an employee sees it. */
  preview: ReactNode;
}

/** A form for a mission file, with what the build’s checker says of it. */
export function WriteAMission({ preview }: WriteAMissionProps) {
  const { drafts, draft, write, isKept } = useDrafts();
  const { current, all } = drafts;
  const [notice, setNotice] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const name = fileNameOf(draft);

  const add = (mission = emptyDraft) => write({ current: all.length, all: [...all, mission] });
  const change = (part: Partial<typeof draft>) =>
    write({ current, all: all.with(current, { ...draft, ...part }) });
  const remove = () => {
    if (draft !== emptyDraft && !confirm('Delete this draft? It cannot be brought back.')) return;
    const others = all.toSpliced(current, 1);
    write({ current: 0, all: others.length > 0 ? others : [emptyDraft] });
  };

  async function open(file: File | undefined) {
    if (!file) return;
    // The checker takes 10,000 characters: what is much longer is no mission.
    if (file.size > 100_000) return setNotice(`${file.name} is too large to be a mission.`);
    try {
      add(fromFile(file.name, await file.text()));
      setNotice(`${file.name} is open.`);
    } catch {
      setNotice(`${file.name} could not be read. Please try again.`);
    }
  }

  return (
    <Page
      title="Write a mission"
      lead="Fill in the form and see what a new hire will see. Nothing leaves this browser."
      room="wide"
    >
      <div className={css.desk}>
        <div className={css.side}>
          <div className={fieldCss.row}>
            <Select
              label="Drafts on this device"
              value={String(current)}
              onChange={(index) => write({ current: Number(index), all })}
            >
              {all.map(({ title }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a draft has no other name
                <option key={index} value={index}>
                  {title || 'Without a title'}
                </option>
              ))}
            </Select>
            <Button kind="quiet" onClick={() => add()}>
              New
            </Button>
            <Button kind="quiet" onClick={() => picker.current?.click()}>
              Open a file
            </Button>
            <Button kind="quiet" onClick={remove}>
              Delete
            </Button>
            <input
              ref={picker}
              className={css.hidden}
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
            <Note>This browser keeps no drafts. Download the file before you leave.</Note>
          )}
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
              type="number"
              value={draft.minutes}
              onChange={(minutes) => change({ minutes })}
            />
            <Input
              label="Position"
              type="number"
              value={draft.place}
              onChange={(place) => change({ place })}
            />
          </div>
          <label className={fieldCss.field}>
            Text, in Markdown
            <textarea
              ref={text}
              className={`${fieldCss.control} ${css.text}`}
              value={draft.text}
              onChange={({ target }) => change({ text: target.value })}
              onPaste={pasteAsMarkdown}
            />
          </label>
          <Problems
            problems={checkDraft(draft).problems}
            onLine={(line) => text.current && selectLine(text.current, line)}
          />
          <div className={fieldCss.row}>
            <Button onClick={() => download(name, toFile(draft))}>{`Download ${name}`}</Button>
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
        {problems.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
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

/** What comes from a word processor has a structure that its plain text has lost. */
function pasteAsMarkdown(event: ClipboardEvent) {
  const markdown = markdownOf(event.clipboardData.getData('text/html'));
  if (markdown === undefined) return;
  event.preventDefault();
  // Deprecated, and the only way to insert a text that Undo takes back.
  document.execCommand('insertText', false, markdown);
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
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/markdown' }));
  link.click();
  URL.revokeObjectURL(link.href);
}
