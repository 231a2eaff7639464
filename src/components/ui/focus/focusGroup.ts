import { focusBriefly } from './focusHeading.ts';

/**
 * Moves the focus to a group whose name is a sentence for as long as it has the focus. A screen reader reads the name of
 * a group that takes the focus. Afterwards the group has its own name again, because a user who comes back to the group
 * would meet the sentence a second time.
 * @param sentence empty to leave the group its own name
 */
export function focusGroup(group: HTMLElement | null, sentence: string) {
  if (!group) return;
  const ownName = group.getAttribute('aria-label');
  focusBriefly(group, { preventScroll: true }, () => {
    // React may have given the group another name since.
    if (group.getAttribute('aria-label') !== sentence) return;
    if (ownName === null) group.removeAttribute('aria-label');
    else group.setAttribute('aria-label', ownName);
  });
  if (sentence) group.setAttribute('aria-label', sentence);
}
