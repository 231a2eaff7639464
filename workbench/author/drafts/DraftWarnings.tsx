import { Button } from '#components/Button/Button.tsx';
import { downloadFile } from '#components/downloadFile.ts';
import { Note } from '#components/Note/Note.tsx';
import type { Drafts } from '../drafts/drafts.ts';
import { toFile } from './missionFile.ts';

/** Says what this browser does not keep, and what it has kept in a form that the page cannot show. */
export function LeftOut({ drafts }: { drafts: Drafts }) {
  const { isKept, isRead, unreadPictures, tooLong, readTooLong, remove } = drafts;
  return (
    <>
      {!isKept && (
        <Note>
          This browser does not keep all that you have here, and cannot show it beside the form.
          Download it before you leave.
        </Note>
      )}
      {!isRead && (
        <Note>This draft cannot be read as it was kept. All of it is in the text below.</Note>
      )}
      {unreadPictures.length > 0 && (
        <Note>
          {`Pictures that cannot be read are left out: ${unreadPictures.join(', ')}. Add them again with “Picture”.`}
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
