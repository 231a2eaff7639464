/**
 * Moves the focus to a group that a message names for as long as the group has the focus, because a screen reader begins
 * with the name of what takes the focus. The message may be drawn later in the same task. Afterwards the group has its
 * own name again, or the message would be met twice.
 */
export function focusMessage(group: HTMLElement | null, messageIds: string) {
  if (!group) return;
  group.tabIndex = -1;
  group.setAttribute('aria-labelledby', messageIds);
  group.addEventListener('blur', letGo);
  group.focus({ preventScroll: true });
}

/** Not when the window loses the focus: the group is still the active element then. */
function letGo({ target }: FocusEvent) {
  if (target instanceof HTMLElement && target !== document.activeElement) {
    target.removeAttribute('tabindex');
    target.removeAttribute('aria-labelledby');
  }
}
