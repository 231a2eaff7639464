import { MessageBox } from '#components/MessageBox/MessageBox.tsx';
import type { Keeping } from './progressStore.ts';

/** Says what has become of a record that could not be read. */
export function UnreadRecordBox({ keeping }: { keeping: Keeping }) {
  const message = messages[keeping];
  return message ? <MessageBox tone="information" {...message} /> : null;
}

const title = 'The progress kept on this device could not be read';

const messages: Partial<Record<Keeping, { title: string; message: string }>> = {
  setAside: { title, message: 'We set it aside and started from the plan.' },
  unreadable: {
    title,
    message: 'We left it where it is. What you mark now is not added to it.',
  },
  newer: {
    title: 'Your progress was kept by a newer version of this page',
    message:
      'We left it where it is. Please reload this page. If you still see this then, try again later.',
  },
};
