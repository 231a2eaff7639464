interface FocusHeadingOptions extends FocusOptions {
  /** Set if the element that had the focus may be gone. */
  delaysCaret?: boolean;
}

/** A screen reader looks for the caret after a removal, and does not read a heading that it finds there. */
const caretDelayMs = 500;

/** Moves the focus to a heading, so that a screen reader reads it. */
export function focusHeading(
  heading: HTMLElement | null,
  { delaysCaret = false, ...options }: FocusHeadingOptions = {},
) {
  if (!heading) return;
  focusBriefly(heading, options);
  // Some screen readers read on from the caret, which would stay at the clicked button.
  const moveCaret = () => {
    if (document.activeElement === heading) document.getSelection()?.collapse(heading, 0);
  };
  if (delaysCaret) setTimeout(moveCaret, caretDelayMs);
  else moveCaret();
}

/**
 * Moves the focus to an element that is not a control. The element has a `tabindex` only while it has the focus,
 * because some screen readers announce every element with a `tabindex` as clickable.
 */
export function focusBriefly(element: HTMLElement, options: FocusOptions, onLeave = () => {}) {
  const leave = () => {
    // If the window loses the focus, the element stays the active one.
    if (element === document.activeElement) return;
    element.removeEventListener('blur', leave);
    element.removeAttribute('tabindex');
    onLeave();
  };
  element.tabIndex = -1;
  element.addEventListener('blur', leave);
  element.focus(options);
}
