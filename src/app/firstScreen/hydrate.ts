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
  // The root is shown before React draws, because the portal may move the focus at once, and hidden elements take none.
  document.getElementById('loading')?.remove();
  delete document.documentElement.dataset['start'];
  const copyForm = rememberForm(container);
  const hasForm = !isReturning && container.hasChildNodes();
  const onRecoverableError = (error: unknown) => console.warn(String(error));
  flushSync(() => {
    if (hasForm) hydrateRoot(container, portal, { onRecoverableError });
    else createRoot(container).render(portal);
  });
  copyForm();
  if (wasSubmitted) container.querySelector('form')?.requestSubmit();
}

/**
 * Where another script has changed the form, as extensions and a browser's translation do, React draws it anew.
 * Then the returned function copies text, focus and caret. (Of an email field, browsers tell no caret.)
 */
function rememberForm(container: HTMLElement): () => void {
  const focused = document.activeElement;
  const controls = [...container.querySelectorAll<HTMLInputElement>('form :is(input, button)')];
  return () => {
    for (const control of controls) {
      const { localName, type, value, selectionStart, selectionEnd } = control;
      const drawn = container.querySelector<HTMLInputElement>(`${localName}[type=${type}]`);
      if (!drawn || drawn === control) continue;
      if (localName === 'input') drawn.value = value;
      if (control !== focused) continue;
      drawn.focus();
      if (typeof selectionStart === 'number') drawn.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}
