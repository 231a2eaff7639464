/** Scrolls to an element that cannot be seen, at once for people who ask for less motion. */
export function bringIntoView(element: Element | null) {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'start', behavior: wantsLessMotion ? 'auto' : 'smooth' });
}
