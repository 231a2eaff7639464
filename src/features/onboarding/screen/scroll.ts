import { focusHeading } from '#components/focusHeading.ts';

/** Focuses the title of a mission, and scrolls the mission to the top. */
export function showMission(heading: HTMLElement | null) {
  focusHeading(heading, { preventScroll: true });
  scrollToSection(heading, 'smooth');
}

/**
 * Scrolls to a list and the beginning of its selected mission: with the current milestone if all of it fits into
 * the view, otherwise from `heading` on.
 */
export function showList(heading: Element | null, list: Element | null, mission: Element | null) {
  const section = list?.closest('section');
  if (!section) return;
  const lower = mission && bottomOf(mission) > bottomOf(section) ? mission : section;
  if (isInView(section) && isInView(lower)) return;
  // The milestone is found by its attribute and not by the focus, because Safari does not focus a pressed button.
  const current = document.querySelector('[aria-current="step"]');
  const { top = Number.NEGATIVE_INFINITY } = current?.getBoundingClientRect() ?? {};
  const fits = bottomOf(lower) - top <= window.innerHeight;
  if (fits) scrollIntoView(lower, 'nearest', 'smooth');
  else scrollToSection(heading, 'smooth');
}

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

/**
 * Scrolls a second time when the first scroll has ended, because Chromium adds the rest of a smooth scroll
 * that was under way. The returned function cancels the second scroll.
 */
export function jump(scroll: () => void) {
  const { scrollY } = window;
  scroll();
  if (window.scrollY === scrollY) return undefined;
  document.addEventListener('scrollend', scroll, { once: true });
  return () => document.removeEventListener('scrollend', scroll);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** Scrolls the section of a heading to the top. */
export function scrollToSection(heading: Element | null, behavior: ScrollBehavior) {
  const section = heading?.closest('section');
  if (section) scrollIntoView(section, 'start', behavior);
}

/** Without motion for people who ask for less of it. */
function scrollIntoView(element: Element, block: ScrollLogicalPosition, behavior: ScrollBehavior) {
  const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, behavior: wantsLessMotion ? 'auto' : behavior });
}
