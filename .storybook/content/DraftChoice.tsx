import { Select } from '#app/demo/Select.tsx';
import { Button } from '#components/Button/Button.tsx';
import * as pageCss from '../page/Page.css.ts';
import type { Drafts } from './drafts.ts';
import { fromFile, type MissionDraft, textOf } from './missionFile.ts';

interface DraftChoiceProps {
  drafts: Drafts;
  onOpen: () => void;
  onNotice: (notice: string) => void;
}

/** Chooses the draft in the form: one that is kept, a new one, or one from a file. */
export function DraftChoice({ drafts, onOpen, onNotice }: DraftChoiceProps) {
  const { all, chosen, choose, remove } = drafts;

  const show = (id?: string) => {
    onNotice('');
    choose(id);
  };

  return (
    <div className={pageCss.fields}>
      <Select
        label="Drafts on this device"
        value={chosen}
        options={Object.fromEntries([
          ...[...all].map(([id, draft]) => [id, labelOf(draft, id, all)]),
          ...(all.has(chosen) ? [] : [[chosen, 'A new one']]),
        ])}
        onChange={show}
      />
      <Button kind="quiet" onClick={() => show()}>
        New
      </Button>
      <Button kind="quiet" onClick={onOpen}>
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
    </div>
  );
}

/** The title; where several drafts have it, with a number. */
function labelOf({ title }: MissionDraft, id: string, all: Drafts['all']): string {
  const sameTitle = [...all.keys()].filter((each) => all.get(each)?.title === title);
  const number = sameTitle.length > 1 ? ` (${sameTitle.indexOf(id) + 1})` : '';
  return `${title || 'Without a title'}${number}`;
}

/** Hands on the draft in the file, and returns the notice for its author. */
export async function readDraft(
  file: File,
  onDraft: (draft: MissionDraft) => void,
): Promise<string> {
  const { name, size } = file;
  if (/\.docx?$/i.test(name)) {
    return `${name} is a Word document. Copy its text there, and paste it into the field below.`;
  }
  // A limit, because reading a huge file stops the page. The checker refuses a mission of more than 10,000 characters.
  if (size > 100_000) return `${name} is too large to be a mission.`;
  try {
    const text = textOf(await file.arrayBuffer());
    if (text === undefined) return `${name} holds no text. A mission file ends in “.md”.`;
    onDraft(fromFile(name, text));
    return `${name} is open.`;
  } catch {
    return `${name} could not be read. Please try again.`;
  }
}
