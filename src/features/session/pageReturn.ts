import type { Session } from './session.ts';

/**
 * At Back, a browser can show a page as it was left, and somebody else may have signed in since. So what was on
 * screen stays unseen until the device has said whose session it keeps, and the page is loaded anew where that
 * is another one.
 */
export function guardPageReturn({ isCurrent }: Pick<Session, 'isCurrent'>, page = window) {
  const { style } = page.document.documentElement;
  page.addEventListener('pagehide', ({ persisted }) => {
    // Unlike `visibility`, it leaves the focus where it is.
    if (persisted) style.opacity = '0';
  });
  page.addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return;
    if (await isCurrent()) style.opacity = '';
    else page.location.reload();
  });
}
