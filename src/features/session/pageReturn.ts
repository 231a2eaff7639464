import { reload } from '../recovery.ts';
import type { Session } from './session.ts';
import type { SignedInFlag } from './storage.ts';

/**
 * On Back, a browser may show a page as it was left, but another user may have signed in since. The page stays
 * invisible until the device's flag has been read, and is reloaded if the flag is another user's.
 */
export function guardPageReturn(session: Pick<Session, 'getState'>, flag: SignedInFlag) {
  const { style } = document.documentElement;
  window.addEventListener('pagehide', ({ persisted }) => {
    // `visibility: hidden` would take the focus away.
    if (persisted) style.opacity = '0';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const state = session.getState();
    if (state.status !== 'signedIn' || flag.isOf(state.user.uid)) style.opacity = '';
    else reload.otherUser();
  });
}
