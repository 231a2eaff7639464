import { focusBriefly } from './focusHeading.ts';

/**
 * As a `ref`: the element takes the focus when it appears. A message does, because the pressed button lost the focus when the
 * request disabled it.
 */
export const takeFocus = (element: HTMLElement | null) => {
  if (element) focusBriefly(element, {});
};
