interface FocusHeadingOptions extends FocusOptions {
  /**
   * False where the element that had the focus was removed, because some screen readers look for the caret then, and do
   * not read the heading that they find there.
   */
  movesCaret?: boolean;
}

/**
 * Moves the focus to a heading, so that a screen reader reads it. The heading has a `tabindex` only while
 * it has the focus, because some screen readers call every element with a `tabindex` clickable.
 */
export function focusHeading(
  heading: HTMLElement | null,
  { movesCaret = true, ...options }: FocusHeadingOptions = {},
) {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.addEventListener('blur', letGo);
  heading.focus(options);
  // Some screen readers read on from the caret, which would stay where a pressed button was.
  if (movesCaret) document.getSelection()?.collapse(heading, 0);
}

/** Removes the `tabindex`, but not when the window loses the focus: the heading is still the active element then. */
function letGo({ target }: FocusEvent) {
  if (target instanceof HTMLElement && target !== document.activeElement) {
    target.removeAttribute('tabindex');
  }
}
