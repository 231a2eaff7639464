/** Brings a section into view with what was pressed for it, if both fit; else to the top. */
export function bringIntoView(section: Element | null | undefined) {
  if (!section || isInView(section)) return;
  const pressed = document.activeElement === document.body ? null : document.activeElement;
  const top = (pressed ?? section).getBoundingClientRect().top;
  const fits = section.getBoundingClientRect().bottom - top <= window.innerHeight;
  scrollTo(section, fits ? 'nearest' : 'start');
}

/** Moves the focus to the heading of a section, and the section to the top if it cannot be seen. */
export function moveTo(heading: HTMLElement | null) {
  if (!heading) return;
  const wasInView = isInView(heading);
  heading.focus({ preventScroll: true });
  if (!wasInView) scrollTo(heading.closest('section') ?? heading, 'start');
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** At once for people who ask for less motion. */
function scrollTo(element: Element, block: ScrollLogicalPosition) {
  const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, behavior: wantsLessMotion ? 'auto' : 'smooth' });
}
