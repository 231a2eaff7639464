import { focusHeading } from '#components/focusHeading.ts';

/** Focuses the title of a mission, and scrolls the mission to the top. */
export function showMission(heading: HTMLElement | null) {
  focusHeading(heading, { preventScroll: true });
  scrollToSection(heading, 'start', 'smooth');
}

/** Scrolls to a list: with the current milestone if both fit into the view, otherwise from `heading` on. */
export function showList(heading: Element | null, list: Element | null) {
  const section = list?.closest('section');
  if (!section || isInView(section)) return;
  // By its attribute and not by the focus, because Safari does not focus a pressed button.
  const current = document.querySelector('[aria-current="step"]');
  const { top = Number.NEGATIVE_INFINITY } = current?.getBoundingClientRect() ?? {};
  const fits = section.getBoundingClientRect().bottom - top <= window.innerHeight;
  if (fits) scrollToSection(list, 'nearest', 'smooth');
  else scrollToSection(heading, 'start', 'smooth');
}

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

/** Scrolls to the section of a heading, without motion for people who ask for less of it. */
export function scrollToSection(
  heading: Element | null,
  block: ScrollLogicalPosition,
  behavior: ScrollBehavior,
) {
  const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading
    ?.closest('section')
    ?.scrollIntoView({ block, behavior: wantsLessMotion ? 'auto' : behavior });
}
