import type { Session } from './session.ts';

/**
 * At Back, a browser can show a page as it was left, and somebody else may have signed in since. So the page stays
 * invisible until the device has said whose session it keeps, and is loaded anew where that is another person's.
 */
export function guardPageReturn({ isCurrent }: Pick<Session, 'isCurrent'>) {
  const { style } = document.documentElement;
  window.addEventListener('pagehide', ({ persisted }) => {
    // `visibility: hidden` would take the focus from the element that has it.
    if (persisted) style.opacity = '0';
  });
  window.addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return;
    if (await isCurrent()) style.opacity = '';
    else window.location.reload();
  });
}
