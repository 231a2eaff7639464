import { focusBriefly } from './focusHeading.ts';

/**
 * A `ref` that focuses the element when it appears. Messages use it, because the clicked button lost the focus when the
 * request disabled it.
 */
export const takeFocus = (element: HTMLElement | null) => {
  if (element) focusBriefly(element, {});
};
