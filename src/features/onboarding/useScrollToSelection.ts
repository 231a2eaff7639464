import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '#components/focusHeading.ts';
import type { Selection } from './journey.ts';

/** Why something is shown: a press in this page; or a link, a reload, Back or Forward. */
export type NavigationReason = 'press' | 'history';

type HeadingRef = RefObject<HTMLHeadingElement | null>;

export interface Headings {
  readonly page: HeadingRef;
  readonly progress: HeadingRef;
  readonly list: HeadingRef;
  readonly mission: HeadingRef;
}

interface ScrollOptions {
  /** What the address names. */
  named: Selection;
  /** What that shows: a milestone without a named mission shows its first one. */
  shown: Selection;
  reason: NavigationReason;
  /** `moved` when the app has brought the person to this screen. */
  arrival: 'first' | 'moved';
  headings: Headings;
}

/**
 * Brings what is shown into view: a milestone's list, or a mission with its title at the top. The focus
 * goes to a mission that was pressed, and otherwise moves only where it would be lost.
 */
export function useScrollToSelection({ named, shown, reason, arrival, headings }: ScrollOptions) {
  const { page, progress, list, mission } = headings;
  const { milestoneId, missionId } = shown;
  const target = namedTarget(named, milestoneId);
  const before = useRef<Selection>(undefined);

  // The browser would restore its own scroll position on Back, which fits another selection.
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  useLayoutEffect(() => {
    const isArrival = before.current === undefined;
    const isSame =
      before.current?.milestoneId === milestoneId && before.current?.missionId === missionId;
    before.current = { milestoneId, missionId };
    if (isSame && !isArrival) return undefined;

    if (reason === 'press') {
      if (target === 'mission') showMission(mission.current);
      else showList(progress.current, list.current);
      return undefined;
    }
    const isFocusLost = isArrival ? arrival === 'moved' : document.activeElement === document.body;
    if (isFocusLost) focusHeading(mission.current ?? page.current, { preventScroll: true });
    if (target === 'mission' && mission.current) {
      return jump(() => scrollToSection(mission.current, 'start', 'auto'));
    }
    if (target === 'page') return isArrival ? undefined : jump(() => window.scrollTo(0, 0));
    showList(progress.current, list.current);
    return undefined;
  }, [milestoneId, missionId, target, reason, arrival, page, progress, list, mission]);
}

function namedTarget(named: Selection, milestoneId: string | undefined) {
  if (milestoneId === undefined) return 'page';
  return named.missionId === undefined ? 'milestone' : 'mission';
}

export function showMission(heading: HTMLElement | null) {
  focusHeading(heading, { preventScroll: true });
  scrollToSection(heading, 'start', 'smooth');
}

/** With the pressed milestone, if both fit into the view; otherwise from the progress card on. */
export function showList(progress: Element | null, list: Element | null) {
  const section = list?.closest('section');
  if (!section || isInView(section)) return;
  // Not the focused element, because Safari does not focus what is pressed.
  const pressed = document.querySelector('[aria-current="step"]');
  const { top = Number.NEGATIVE_INFINITY } = pressed?.getBoundingClientRect() ?? {};
  const fits = section.getBoundingClientRect().bottom - top <= window.innerHeight;
  if (fits) scrollToSection(list, 'nearest', 'smooth');
  else scrollToSection(progress, 'start', 'smooth');
}

/**
 * Again when it has ended, because Chromium adds to a jump what is left of a smooth scroll under way.
 * What it returns cancels that.
 */
function jump(scroll: () => void) {
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

/** The section of the heading; at once for people who ask for less motion. */
function scrollToSection(
  heading: Element | null,
  block: ScrollLogicalPosition,
  behavior: ScrollBehavior,
) {
  const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading
    ?.closest('section')
    ?.scrollIntoView({ block, behavior: wantsLessMotion ? 'auto' : behavior });
}
