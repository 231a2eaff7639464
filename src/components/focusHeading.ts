/**
 * Moves the focus to a heading, to be read. It can be focused only for as long as it is: some screen
 * readers call whatever can take the focus clickable.
 */
export function focusHeading(heading: HTMLElement | null, options?: FocusOptions) {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.addEventListener('blur', letGo);
  heading.focus(options);
}

/** The window's own blur leaves the focus where it is. */
function letGo({ target }: FocusEvent) {
  if (target instanceof HTMLElement && target !== document.activeElement) {
    target.removeAttribute('tabindex');
  }
}
