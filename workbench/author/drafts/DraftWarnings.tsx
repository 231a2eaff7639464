import { Button } from '#components/Button/Button.tsx';
import { downloadFile } from '#components/downloadFile.ts';
import { Note } from '#components/Note/Note.tsx';
import { toFile } from '../files/missionFile.ts';
import type { Drafts } from './useDrafts.ts';

/** Says what this browser does not store, and what it has stored but the page cannot show. */
export function DraftWarnings({ drafts }: { drafts: Drafts }) {
  const { isStored, isRead, unreadablePictures, tooLong, readTooLong, remove } = drafts;
  return (
    <>
      {!isStored && (
        <Note>
          This browser does not keep all that you have here, and cannot show it beside the form.
          Download it before you leave.
        </Note>
      )}
      {!isRead && (
        <Note>This draft cannot be read as it was kept. All of it is in the text below.</Note>
      )}
      {unreadablePictures.length > 0 && (
        <Note>
          {`Pictures that cannot be read are left out: ${unreadablePictures.join(', ')}. Add them again with “Picture”.`}
        </Note>
      )}
      {tooLong.map((id) => (
        <Note key={id}>
          A draft that is too long to be shown is left out.{' '}
          <Button
            kind="plain"
            onClick={() => downloadFile('long-draft.md', toFile(readTooLong(id)), 'text/markdown')}
          >
            Download the long draft
          </Button>{' '}
          <Button
            kind="plain"
            onClick={() => {
              if (confirm('Delete the long draft? It cannot be brought back.')) remove(id);
            }}
          >
            Delete the long draft
          </Button>
        </Note>
      ))}
    </>
  );
}
