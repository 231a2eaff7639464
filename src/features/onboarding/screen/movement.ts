import { createRef, type RefObject } from 'react';
import { focusGroup } from '#components/ui/focus/focusGroup.ts';
import { focusHeading } from '#components/ui/focus/focusHeading.ts';

type Group = 'nextSteps' | 'saving';

/** The element that takes the focus, and the part that comes into view. */
export interface Movement {
  readonly focus: 'stays' | 'page' | 'list' | 'mission' | Group;
  /** `milestone` is the milestone's list with the beginning of the selected mission. */
  readonly scroll: 'stays' | keyof typeof scrolls;
  /** Whether the element that had the focus may be gone (`focusHeading`). */
  readonly delaysCaret?: boolean;
  /** `stopAndJump` if an earlier smooth scroll may still be running. Smooth if undefined. */
  readonly motion?: 'jump' | 'stopAndJump';
}

/** The elements that a movement can lead to. The components attach these refs, and leave the rest to `move`. */
export const createElements = () => ({
  page: createRef<HTMLHeadingElement>(),
  progress: createRef<HTMLHeadingElement>(),
  list: createRef<HTMLHeadingElement>(),
  mission: createRef<HTMLHeadingElement>(),
  /** The button that completes a mission, and what follows it. */
  completion: createRef<HTMLDivElement>(),
  nextSteps: createRef<HTMLDivElement>(),
  /** Says whether progress is saved. */
  saving: createRef<HTMLDivElement>(),
});

export type Elements = ReturnType<typeof createElements>;

/**
 * Moves the focus, then the page. The returned function cancels the rest.
 * @param sentence names the group that takes the focus
 */
export function move(movement: Movement, elements: Elements, sentence = '') {
  moveFocus(movement, elements, sentence);
  const { scroll, motion } = movement;
  if (scroll === 'stays') return undefined;
  const run = () => scrolls[scroll](elements, motion ? 'auto' : 'smooth');
  if (motion === 'stopAndJump') return runTwice(run);
  run();
  return undefined;
}

export function moveFocus(
  { focus, delaysCaret = false }: Movement,
  elements: Elements,
  sentence = '',
) {
  if (focus === 'stays') return;
  if (isGroup(focus)) focusGroup(elements[focus].current, sentence);
  else focusHeading(elements[focus].current, { preventScroll: true, delaysCaret });
}

/** With the focus, a group is announced with the sentence of its press, and a heading with its own text. */
export const isGroup = (focus: Movement['focus']): focus is Group =>
  focus === 'nextSteps' || focus === 'saving';

const scrolls = {
  top: () => window.scrollTo(0, 0),
  mission: ({ mission }, behavior) => scrollToStart(sectionOf(mission), behavior),
  list: ({ list }, behavior) => showAll([sectionOf(list)], sectionOf(list), behavior),
  milestone: ({ progress, list, mission }, behavior) =>
    showAll([sectionOf(list), mission.current], sectionOf(progress), behavior),
  completion: ({ completion }) => completion.current?.scrollIntoView({ block: 'nearest' }),
} satisfies Record<string, (on: Elements, behavior: ScrollBehavior) => void>;

const sectionOf = (heading: RefObject<Element | null>) => heading.current?.closest('section');

type Part = Element | null | undefined;

/** Scrolls until all parts are in view: with the current milestone if everything fits, otherwise from `start` on. */
function showAll(parts: readonly Part[], start: Part, behavior: ScrollBehavior) {
  const [lowest, ...others] = parts
    .filter((part) => part instanceof Element)
    .toSorted((one, other) => bottomOf(other) - bottomOf(one));
  if (!lowest || [lowest, ...others].every(isInView)) return;
  // The milestone is found by its attribute, not by the focus, because Safari does not focus a pressed link.
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

/** Scrolls again after the first scroll, because Chromium adds the rest of an earlier smooth scroll to the first. */
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
