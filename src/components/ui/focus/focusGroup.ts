import { focusBriefly } from './focusHeading.ts';

/**
 * Moves the focus to a group, and makes a sentence its name until the focus leaves: screen readers read the name of a
 * group that takes the focus. Then the group gets its own name back, because users who return to the group would hear
 * the sentence again.
 * @param sentence if empty, the group keeps its own name
 */
export function focusGroup(group: HTMLElement | null, sentence: string) {
  if (!group) return;
  const ownName = group.getAttribute('aria-label');
  focusBriefly(group, { preventScroll: true }, () => {
    // React may have renamed the group since.
    if (group.getAttribute('aria-label') !== sentence) return;
    if (ownName === null) group.removeAttribute('aria-label');
    else group.setAttribute('aria-label', ownName);
  });
  if (sentence) group.setAttribute('aria-label', sentence);
}
