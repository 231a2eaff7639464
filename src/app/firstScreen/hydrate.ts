import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { takeOver } from '#features/recovery.ts';
import {
  type Bootstrap,
  failuresId,
  loadingAttribute,
  loadingId,
  rootId,
  signInIds,
} from './protocol.ts';

/**
 * Puts the portal into the page. A prerendered sign-in form keeps its nodes, with the typed text and the focus, and an
 * early submit is sent now. `Loading...` is replaced.
 */
export function hydrate(portal: ReactNode, finishBootstrap: Bootstrap['finish']) {
  const page = document.documentElement;
  const container = document.getElementById(rootId) as HTMLElement;
  const hasForm = !page.hasAttribute(loadingAttribute) && container.hasChildNodes();
  const wasSubmitted = finishBootstrap();
  // The root is shown before React renders, because the portal may move the focus at once, and hidden elements cannot
  // take the focus.
  document.getElementById(failuresId)?.remove();
  document.getElementById(loadingId)?.remove();
  page.removeAttribute(loadingAttribute);
  const field = container.querySelector<HTMLInputElement>(`#${email}`);
  const typedBefore = takeOver('email');
  if (field) field.value ||= typedBefore ?? '';
  const copyForm = rememberForm(container);
  const onRecoverableError = (error: unknown) => console.warn(String(error));
  flushSync(() => {
    if (hasForm) hydrateRoot(container, portal, { onRecoverableError });
    else createRoot(container).render(portal);
  });
  copyForm();
  if (wasSubmitted) container.querySelector<HTMLElement>(`#${signInIds.submit}`)?.click();
}

const { email, password, submit } = signInIds;
/** The third control is the button that shows the password. */
const ownControls = [`#${email}`, `#${password}`, `[aria-controls=${password}]`, `#${submit}`];

/**
 * If another script, such as an extension or a browser's translation, has changed the form, React recreates the form.
 * The returned function then restores text, focus, and caret. (Browsers do not report the caret of an email field.)
 */
function rememberForm(container: HTMLElement): () => void {
  const focused = document.activeElement;
  const controls = ownControls.map((selector) => {
    const found = [...container.querySelectorAll<HTMLInputElement>(selector)];
    // Another script may have copied a field, with its id.
    const control =
      found.find((each) => each === focused) ?? found.find(({ value }) => value) ?? found[0];
    return [selector, control] as const;
  });
  return () => {
    for (const [selector, control] of controls) {
      const drawn = container.querySelector<HTMLInputElement>(selector);
      if (!control || !drawn || drawn === control) continue;
      const { value, selectionStart, selectionEnd } = control;
      drawn.value = value;
      if (control !== focused) continue;
      drawn.focus();
      if (typeof selectionStart === 'number') drawn.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}
