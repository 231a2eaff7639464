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
  const root = flushSync(() => {
    if (!isReturning && container.hasChildNodes()) return hydrateRoot(container, portal);
    const created = createRoot(container);
    created.render(portal);
    return created;
  });
  document.getElementById('loading')?.remove();
  document.documentElement.dataset['start'] = 'done';
  if (wasSubmitted) container.querySelector('form')?.requestSubmit();
  return root;
}
