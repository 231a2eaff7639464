import { LiveMessage } from '../LiveMessage/LiveMessage.tsx';
import * as css from './Note.css.ts';

/** A note that screen readers announce when it appears. An empty message shows nothing. */
export function LiveNote({ message }: { message: string }) {
  return <LiveMessage message={message} {...(message && { className: css.line })} />;
}
