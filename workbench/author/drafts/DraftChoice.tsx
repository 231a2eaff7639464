import { Button } from '#components/Button/Button.tsx';
import { Select } from '#components/Select/Select.tsx';
import * as pageCss from '../../page/Page.css.ts';
import type { MissionDraft } from '../files/missionFile.ts';
import type { Drafts } from './drafts.ts';

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
