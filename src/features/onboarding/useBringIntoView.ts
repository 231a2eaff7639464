import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { afterNextFrame } from '#components/afterNextFrame.ts';
import { focusHeading } from '#components/focusHeading.ts';

type Heading = RefObject<HTMLHeadingElement | null>;

export interface BringIntoViewOptions {
  /** Differs for each selection. */
  selected: string;
  /** Whether its missions are there; until then, there is only a list's title to bring into view. */
  isThere: boolean;
  /** What the address names. */
  named: 'nothing' | 'milestone' | 'mission';
  /** `moved` when the app has brought the person to this screen. */
  arrival: 'first' | 'moved';
  pageHeading: Heading;
  progressHeading: Heading;
  listHeading: Heading;
  missionHeading: Heading;
}

/**
 * Brings what is selected into view: a milestone's list, or a mission with its title at the top. The
 * focus goes along with a press on a mission, and else only where it would be lost.
 */
export function useBringIntoView({
  selected,
  isThere,
  named,
  arrival,
  pageHeading: page,
  progressHeading: progress,
  listHeading: list,
  missionHeading: mission,
}: BringIntoViewOptions) {
  const pressed = useRef<{ kind: 'milestone' | 'mission'; milestoneId: string }>(undefined);
  const shown = useRef<string>(undefined);
  const hasArrived = useRef(false);

  const show = {
    milestone: () => showList(progress.current, list.current),
    mission: () => {
      focusHeading(mission.current, { preventScroll: true });
      scrollTo(mission.current, 'start', 'smooth');
    },
  };

  // The browser's own restoring would come in between.
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  useLayoutEffect(() => {
    const toShow = isThere ? selected : `${selected}, as it is fetched`;
    if (shown.current === toShow) return;
    shown.current = toShow;
    const isFirst = !hasArrived.current;
    if (!isThere) {
      if (isFirst && arrival === 'moved') focusHeading(page.current, { preventScroll: true });
      showList(progress.current, list.current);
      return;
    }
    hasArrived.current = true;
    const { current: press } = pressed;
    pressed.current = undefined;
    // Who has gone elsewhere while it was fetched is not led back.
    if (press && selected.startsWith(`${press.milestoneId}/`)) {
      show[press.kind]();
      return;
    }
    // A link, a reload, Back or Forward.
    const isLost = isFirst ? arrival === 'moved' : document.activeElement === document.body;
    if (isLost) focusHeading(mission.current ?? page.current, { preventScroll: true });
    // Again in a moment: a browser adds to the first one what a smooth scroll on its way has left over.
    const jump = (scroll: () => void) => {
      scroll();
      afterNextFrame(() => {
        if (shown.current === selected) scroll();
      });
    };
    if (named === 'mission' && mission.current) {
      jump(() => scrollTo(mission.current, 'start', 'auto'));
    } else if (named !== 'nothing') showList(progress.current, list.current);
    else if (!isFirst) jump(() => window.scrollTo(0, 0));
  });

  return {
    /** For a press on what is selected already. */
    show,
    /** Before a press changes the selection. */
    onPress: (kind: 'milestone' | 'mission', milestoneId: string) => {
      pressed.current = { kind, milestoneId };
    },
  };
}

/** Together with what was pressed for it, if both fit; else what comes before the list to the top. */
function showList(progress: Element | null, list: Element | null) {
  const section = list?.closest('section');
  if (!section || isInView(section)) return;
  // Safari does not focus what is pressed.
  const pressed = document.querySelector('[aria-current="step"]');
  const { top = Number.NEGATIVE_INFINITY } = pressed?.getBoundingClientRect() ?? {};
  const fits = section.getBoundingClientRect().bottom - top <= window.innerHeight;
  if (fits) scrollTo(list, 'nearest', 'smooth');
  else scrollTo(progress, 'start', 'smooth');
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** The section of the heading; at once for people who ask for less motion. */
function scrollTo(heading: Element | null, block: ScrollLogicalPosition, behavior: ScrollBehavior) {
  const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading
    ?.closest('section')
    ?.scrollIntoView({ block, behavior: wantsLessMotion ? 'auto' : behavior });
}
