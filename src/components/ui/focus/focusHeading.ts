interface FocusHeadingOptions extends FocusOptions {
  /** If the element that had the focus may be gone. */
  delaysCaret?: boolean;
}

/** A screen reader looks for the caret after a removal, and would not read a heading that it finds there. */
const caretDelayMs = 500;

/** Moves the focus to a heading, so that a screen reader reads it. */
export function focusHeading(
  heading: HTMLElement | null,
  { delaysCaret = false, ...options }: FocusHeadingOptions = {},
) {
  if (!heading) return;
  focusBriefly(heading, options);
  // Some screen readers read on from the caret, which would stay where a pressed button was.
  const moveCaret = () => {
    if (document.activeElement === heading) document.getSelection()?.collapse(heading, 0);
  };
  if (delaysCaret) setTimeout(moveCaret, caretDelayMs);
  else moveCaret();
}

/**
 * Moves the focus to an element that is no control. It has a `tabindex` only while it has the focus, because some screen
 * readers call every element with a `tabindex` clickable.
 */
export function focusBriefly(element: HTMLElement, options: FocusOptions, onLeave = () => {}) {
  const leave = () => {
    // When the window loses the focus, the element is still the active one.
    if (element === document.activeElement) return;
    element.removeEventListener('blur', leave);
    element.removeAttribute('tabindex');
    onLeave();
  };
  element.tabIndex = -1;
  element.addEventListener('blur', leave);
  element.focus(options);
}
