import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Puts the portal into the page. A built page shows its first screen already: its nodes stay, with what
 * was typed and the focus, and what was sent early is sent now.
 * @param first the id of the screen that is seen: the sign-in page is in `root`
 */
export function takeOver(first: 'root' | 'loading', portal: ReactNode) {
  const { dataset } = document.documentElement;
  const container = document.getElementById(first);
  if (!container) throw new Error(`index.html has no element with the id "${first}".`);
  document.getElementById(first === 'root' ? 'loading' : 'root')?.remove();
  container.id = 'root';

  const submit = container.querySelector<HTMLButtonElement>('button[type="submit"]');
  const { submitted } = dataset;
  if (submit && submitted !== undefined) submit.textContent = submitted;
  const root = flushSync(() => {
    if (container.hasChildNodes()) return hydrateRoot(container, portal);
    const empty = createRoot(container);
    empty.render(portal);
    return empty;
  });
  delete dataset['session'];
  dataset['start'] = 'done';
  if (dataset['style'] !== 'failed') document.getElementById('incomplete')?.remove();
  if (submitted !== undefined) submit?.form?.requestSubmit();
  return root;
}
