import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Puts the portal into the page. A built page shows its first screen already: its nodes stay, with what
 * was typed and the focus, and what was sent early is sent now.
 * @param first which of the two that stand in `index.html`
 */
export function takeOver(first: 'signIn' | 'loading', portal: ReactNode) {
  const { dataset } = document.documentElement;
  const screens = { signIn: 'root', loading: 'loading' } as const;
  const container = document.getElementById(screens[first]);
  if (!container) throw new Error(`index.html has no element with the id "${screens[first]}".`);
  document.getElementById(screens[first === 'signIn' ? 'loading' : 'signIn'])?.remove();
  document.getElementById('incomplete')?.remove();
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
  if (submitted !== undefined) submit?.form?.requestSubmit();
  return root;
}
