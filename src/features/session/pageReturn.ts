import type { Session } from './session.ts';

/**
 * At Back, a browser may show a page as it was left, but another user may have signed in since. The page stays
 * invisible until it is known whose session the device stores, and is reloaded if that is another user's.
 */
export function guardPageReturn({ isCurrent }: Pick<Session, 'isCurrent'>) {
  const { style } = document.documentElement;
  window.addEventListener('pagehide', ({ persisted }) => {
    // `visibility: hidden` would take the focus away.
    if (persisted) style.opacity = '0';
  });
  window.addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return;
    if (await isCurrent()) style.opacity = '';
    else window.location.reload();
  });
}
