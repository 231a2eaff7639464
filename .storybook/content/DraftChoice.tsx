import { useRef } from 'react';
import { Select } from '#app/demo/Select.tsx';
import { Button } from '#components/Button/Button.tsx';
import * as pageCss from '../page/Page.css.ts';
import type { Drafts } from './drafts.ts';
import { fromFile, type MissionDraft } from './missionFile.ts';

interface DraftChoiceProps {
  drafts: Drafts;
  onNotice: (notice: string) => void;
}

/** Which draft stands in the form, a new one, or one from a file. */
export function DraftChoice({ drafts, onNotice }: DraftChoiceProps) {
  const { all, chosen, begin, choose, remove } = drafts;
  const picker = useRef<HTMLInputElement>(null);

  const show = (id?: string) => {
    onNotice('');
    choose(id);
  };

  const open = async (file: File | undefined) => {
    if (file) onNotice(await read(file, begin));
  };

  return (
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
        disabled={!all.has(chosen)}
        onClick={() => {
          if (!confirm('Delete this draft? It cannot be brought back.')) return;
          remove();
          onNotice('The draft is deleted.');
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
  );
}

/** Hands on the draft in the file, and returns what to say about it. */
async function read(file: File, onDraft: (draft: MissionDraft) => void): Promise<string> {
  // A limit, because reading a huge file stops the page. The checker refuses a mission of more than 10,000 characters.
  if (file.size > 100_000) return `${file.name} is too large to be a mission.`;
  try {
    const draft = fromFile(file.name, await file.text());
    onDraft(draft);
    return draft.text.startsWith('---')
      ? 'The lines between the dashes could not be read as fields; they are in the text.'
      : `${file.name} is open.`;
  } catch {
    return `${file.name} could not be read. Please try again.`;
  }
}
