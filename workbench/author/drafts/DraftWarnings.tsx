import { Note } from '#components/Note/Note.tsx';
import type { Drafts } from './useDrafts.ts';

/** Says what this browser does not store, and what it has stored but the page cannot read. */
export function DraftWarnings({ drafts }: { drafts: Drafts }) {
  const { isStored, isRead, unreadablePictures } = drafts;
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
    </>
  );
}
