import { MessageBox } from '#components/MessageBox/MessageBox.tsx';
import type { Keeping } from './progressStore.ts';

/** Says what has become of a record that could not be read. */
export function UnreadRecordBox({ keeping }: { keeping: Keeping }) {
  if (keeping !== 'setAside' && keeping !== 'unreadable') return null;
  return (
    <MessageBox
      tone="information"
      title="The progress kept on this device could not be read"
      message={messages[keeping]}
    />
  );
}

const messages = {
  setAside: 'We set it aside and started from the plan.',
  unreadable: 'We left it where it is. What you mark now is not added to it.',
};
