import type { RefObject } from 'react';
import { focusHeading } from '#components/ui/focus/focusHeading.ts';
import type { FollowUp } from './followUp.ts';

type Heading = RefObject<HTMLHeadingElement | null>;
export type Headings = Readonly<Record<'page' | 'progress' | 'list' | 'mission', Heading>>;

/** Moves the focus, then the page. The returned function cancels the rest. */
export function carryOut({ focus, delaysCaret, scroll, motion }: FollowUp, headings: Headings) {
  if (focus !== 'stays') {
    focusHeading(headings[focus].current, { preventScroll: true, delaysCaret });
  }
  const run = () => scrolls[scroll](headings, motion === 'smooth' ? 'smooth' : 'auto');
  if (motion === 'stopAndJump') return runTwice(run);
  run();
  return undefined;
}

const scrolls: Record<FollowUp['scroll'], (on: Headings, behavior: ScrollBehavior) => void> = {
  top: () => window.scrollTo(0, 0),
  mission: ({ mission }, behavior) => scrollToStart(sectionOf(mission), behavior),
  list: ({ list }, behavior) => showAll([sectionOf(list)], sectionOf(list), behavior),
  milestone: ({ progress, list, mission }, behavior) =>
    showAll([sectionOf(list), mission.current], sectionOf(progress), behavior),
};

const sectionOf = (heading: Heading) => heading.current?.closest('section');

type Part = Element | null | undefined;

/** Scrolls until all parts are in view: with the current milestone if everything fits, otherwise from `start` on. */
function showAll(parts: readonly Part[], start: Part, behavior: ScrollBehavior) {
  const [lowest, ...others] = parts
    .filter((part) => part instanceof Element)
    .toSorted((one, other) => bottomOf(other) - bottomOf(one));
  if (!lowest || [lowest, ...others].every(isInView)) return;
  // The milestone is found by its attribute, not by the focus, because Safari does not focus a pressed button.
  const current = document.querySelector('[aria-current="step"]');
  const { top = Number.NEGATIVE_INFINITY } = current?.getBoundingClientRect() ?? {};
  const fits = bottomOf(lowest) - top <= window.innerHeight;
  if (fits) scrollIntoView(lowest, 'nearest', behavior);
  else scrollToStart(start, behavior);
}

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** Scrolls again after the first scroll, because Chromium adds the rest of a smooth scroll to the first. */
function runTwice(scroll: () => void) {
  const { scrollY } = window;
  scroll();
  if (window.scrollY === scrollY) return undefined;
  document.addEventListener('scrollend', scroll, { once: true });
  return () => document.removeEventListener('scrollend', scroll);
}

const scrollToStart = (part: Part, behavior: ScrollBehavior) =>
  part && scrollIntoView(part, 'start', behavior);

/** Without motion for users who prefer less of it. */
function scrollIntoView(element: Element, block: ScrollLogicalPosition, behavior: ScrollBehavior) {
  const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, behavior: wantsLessMotion ? 'auto' : behavior });
}
