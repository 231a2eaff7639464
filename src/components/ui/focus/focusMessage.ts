import { focusBriefly } from './focusHeading.ts';

/**
 * Moves the focus to a group, so that a screen reader reads a message: it begins with the name of what takes the focus, and
 * the message names the group for as long as that has the focus. It may be drawn later in the same task. Afterwards the
 * group has its own name again, or the message would be met twice.
 */
export function focusMessage(group: HTMLElement | null, messageId: string) {
  if (!group) return;
  group.setAttribute('aria-labelledby', messageId);
  focusBriefly(group, { preventScroll: true });
}
