interface FocusHeadingOptions extends FocusOptions {
  /** Where the element that had the focus was removed. */
  delaysCaret?: boolean;
}

/** Until a screen reader is done with the removal: it looks for the caret, and would not read a heading that it finds there. */
const caretDelayMs = 500;

/**
 * Moves the focus to a heading, so that a screen reader reads it. The heading has a `tabindex` only while
 * it has the focus, because some screen readers call every element with a `tabindex` clickable.
 */
export function focusHeading(
  heading: HTMLElement | null,
  { delaysCaret = false, ...options }: FocusHeadingOptions = {},
) {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.addEventListener('blur', letGo);
  heading.focus(options);
  // Some screen readers read on from the caret, which would stay where a pressed button was.
  const { ownerDocument } = heading;
  const moveCaret = () => {
    if (ownerDocument.activeElement === heading) ownerDocument.getSelection()?.collapse(heading, 0);
  };
  if (delaysCaret) setTimeout(moveCaret, caretDelayMs);
  else moveCaret();
}

/** Removes the `tabindex`, but not when the window loses the focus: the heading is still the active element then. */
function letGo({ target }: FocusEvent) {
  if (target instanceof HTMLElement && target !== document.activeElement) {
    target.removeAttribute('tabindex');
  }
}
