import { Button } from '#components/Button/Button.tsx';
import { Select } from '#components/Select/Select.tsx';
import * as pageCss from '../../page/Page.css.ts';
import { fileNameOf, type MissionDraft } from '../files/missionFile.ts';
import type { Drafts } from './useDrafts.ts';

interface DraftChoiceProps {
  drafts: Drafts;
  onOpenFile: () => void;
  onNotice: (notice: string) => void;
}

/** Switches the form to a stored draft, a new one, or one from a file. */
export function DraftChoice({ drafts, onOpenFile, onNotice }: DraftChoiceProps) {
  const { all, currentId, open, remove } = drafts;

  const show = (id?: string) => {
    onNotice('');
    open(id);
  };

  return (
    <div className={pageCss.fields}>
      <Select
        label="Drafts on this device"
        value={currentId}
        options={Object.fromEntries([
          ...[...all].map(([id, draft]) => [id, labelOf(draft, id, all)]),
          ...(all.has(currentId) ? [] : [[currentId, 'A new one']]),
        ])}
        onChange={show}
      />
      <Button kind="quiet" onClick={() => show()}>
        New
      </Button>
      <Button kind="quiet" onClick={onOpenFile}>
        Open a file
      </Button>
      <Button
        kind="quiet"
        disabled={!all.has(currentId)}
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

/** The title, with a number if several drafts have it. */
function labelOf(draft: MissionDraft, id: string, all: Drafts['all']): string {
  const title = titleOf(draft);
  const sameTitle = [...all].flatMap(([each, its]) => (titleOf(its) === title ? each : []));
  const number = sameTitle.length > 1 ? ` (${sameTitle.indexOf(id) + 1})` : '';
  return `${title}${number}`;
}

/** A translation begins without a title, and is known by its file. */
const titleOf = (draft: MissionDraft) =>
  draft.title || (draft.language ? fileNameOf(draft) : 'Without a title');
