import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Puts the portal into the page. The nodes of a prerendered sign-in form stay, with what was typed and the
 * focus, and what was submitted early is submitted now. `Loading...` is replaced.
 */
export function hydrate(portal: ReactNode) {
  const { isReturning, finish } = window.bootstrap;
  const container = document.getElementById('root') as HTMLElement;
  const wasSubmitted = finish();
  // Shown before it is drawn: the portal may move the focus at once, and what is hidden cannot take it.
  document.getElementById('loading')?.remove();
  delete document.documentElement.dataset['start'];
  const root = flushSync(() => {
    if (!isReturning && container.hasChildNodes()) return hydrateRoot(container, portal);
    const created = createRoot(container);
    created.render(portal);
    return created;
  });
  document.documentElement.dataset['start'] = 'done';
  if (wasSubmitted) container.querySelector('form')?.requestSubmit();
  return root;
}
