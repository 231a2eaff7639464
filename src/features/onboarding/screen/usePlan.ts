import {
  createRef,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { focusHeading } from '#components/focusHeading.ts';
import type { MissionView } from '#components/plan.ts';
import type { Calendar } from '../plan/days.ts';
import { type Selection, type Shown, type Step, viewPlan } from '../plan/journey.ts';
import type { Milestone } from '../plan/model.ts';
import { milestoneSentence } from '../plan/sentences.ts';
import { persistenceMessagesOf } from '../progress/persistenceMessages.ts';
import type { ProgressStore } from '../progress/progressStore.ts';
import { type AccountLinks, formatProgressLink } from '../progressLink/progressLink.ts';
import { jump, scrollToSection, showList, showMission } from './scroll.ts';

/** The selection, which the app keeps in the address. */
export interface Navigation {
  readonly selection: Selection;
  /** What the selection comes from: a press in this page; or a link, a reload, Back or Forward. */
  readonly reason: 'press' | 'history';
  /** Whether the screen takes the focus when it appears: after a sign-in, not after a start of the page. */
  readonly takesFocus: boolean;
  readonly onSelect: (selection: Selection) => void;
  /** The whole address of a selection. */
  readonly linkTo: (selection: Selection) => string;
  readonly links?: AccountLinks | undefined;
}

interface Options {
  milestones: readonly Milestone[];
  store: ProgressStore;
  navigation: Navigation;
  calendar: Calendar;
}

/** The plan as the screen shows it, and what can be done with it. */
export type PlanState = ReturnType<typeof usePlan>;

/** Decides what a press does, where the focus and the page go, and what a screen reader announces. */
export function usePlan({ milestones, store, navigation, calendar }: Options) {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const view = viewPlan(milestones, state.progress, navigation.selection, calendar);
  const { milestone, mission } = view.shown;
  const { links } = navigation;
  const isLinkOffered = state.persistence === 'on' && view.progress.completed > 0;
  const [headings] = useState(createHeadings);
  const { confirmed, complete, forget } = useCompletion(mission, store);
  const [announcement, setAnnouncement] = useState({ milestoneId: '', message: '', repeat: 0 });
  useFollowedSelection(view.shown, navigation, headings);

  const announce = (milestoneId: string, message: string) =>
    setAnnouncement(({ repeat }) => ({ milestoneId, message, repeat: repeat + 1 }));

  const selectMission = (milestoneId: string, missionId: string, message = '') => {
    if (missionId === mission?.id) return showMission(headings.mission.current);
    announce(milestoneId, message);
    navigation.onSelect({ milestoneId, missionId });
  };

  return {
    ...view,
    headings,
    messages: persistenceMessagesOf(state, confirmed),
    /** Empty once another milestone is shown. `repeat` grows with each choice, so that the same text is said again. */
    announcement: {
      message: announcement.milestoneId === milestone?.id ? announcement.message : '',
      repeat: announcement.repeat,
    },
    selectMission,
    selectMilestone: (milestoneId: string) => {
      const selected = view.milestones.find(({ id }) => id === milestoneId);
      if (!selected) return;
      announce(milestoneId, milestoneSentence(selected));
      const isShown = selected === milestone && mission === milestone.missions[0];
      if (!isShown) return navigation.onSelect({ milestoneId });
      showList(headings.progress.current, headings.list.current, headings.mission.current);
    },
    selectStep: (step: Step) => {
      // The pressed button goes away. If it had the focus then, some screen readers would read on from
      // the end of the page. So the focus moves first, to the title, which stays and changes its text.
      focusHeading(headings.mission.current, { preventScroll: true });
      const isElsewhere = milestone && milestone !== step.milestone;
      const message = isElsewhere ? milestoneSentence(step.milestone) : '';
      selectMission(step.milestone.id, step.mission.id, message);
    },
    showMissionList: () => {
      focusHeading(headings.list.current, { preventScroll: true });
      showList(headings.list.current, headings.list.current, null);
    },
    /** The focus is moved by `MissionDetail`, because its own button is disabled then. */
    complete: (step: Step) => {
      complete(step);
      announce(step.milestone.id, '');
    },
    linkTo: navigation.linkTo,
    links,
    /** Takes kept progress to another device. */
    progressLink: links && isLinkOffered ? formatProgressLink(links, view.milestones) : undefined,
    add: store.add,
    keep: store.keep,
    forget,
  };
}

function createHeadings() {
  const create = createRef<HTMLHeadingElement>;
  return { page: create(), progress: create(), list: create(), mission: create() };
}

/** The completion of the shown mission is confirmed until another mission is shown. */
function useCompletion(mission: MissionView | undefined, store: ProgressStore) {
  const [completed, setCompleted] = useState<{ id: string; confirmed: 'first' | 'later' }>();
  const confirmed = completed && completed.id === mission?.id ? completed.confirmed : undefined;
  if (completed && !confirmed) setCompleted(undefined);
  return {
    confirmed,
    complete: ({ milestone, mission: { id } }: Step) => {
      setCompleted({ id, confirmed: store.getState().losesProgress ? 'later' : 'first' });
      store.complete(milestone.id, id);
    },
    // The confirmation ends, because it would offer to keep again, and the header card's note with the pressed button
    // would go.
    forget: () => {
      setCompleted(undefined);
      store.forget();
    },
  };
}

/**
 * Brings the shown selection into view: the list of a milestone, or a mission with its title at the top. The
 * focus goes to a pressed mission, to one that a link names, and after a sign-in to the page's title; otherwise it moves
 * only where it would be lost.
 */
function useFollowedSelection(
  shown: Shown,
  { selection, reason, takesFocus }: Navigation,
  headings: PlanState['headings'],
) {
  const milestoneId = shown.milestone?.id;
  const missionId = shown.mission?.id;
  const isMounted = useRef(false);

  // `isMounted` is false for the first selection, because React runs this effect after the layout effect below.
  useEffect(() => {
    isMounted.current = true;
    // The browser would restore its own scroll position on Back, which fits another selection.
    window.history.scrollRestoration = 'manual';
    return () => {
      isMounted.current = false;
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  const follow = useEffectEvent(() => {
    const { page, progress, list, mission } = headings;
    const isMissionSelected = milestoneId !== undefined && selection.missionId !== undefined;
    if (reason === 'press') {
      if (isMissionSelected) showMission(mission.current);
      else showList(progress.current, list.current, mission.current);
      return undefined;
    }
    const isFocusLost = document.activeElement === document.body;
    const focuses = isMounted.current
      ? isFocusLost
      : takesFocus || (isFocusLost && isMissionSelected);
    if (focuses) {
      focusHeading(mission.current ?? page.current, { preventScroll: true, delaysCaret: true });
    }
    // The note about a milestone or mission that the plan does not have stands at the top of the page.
    if (milestoneId === undefined || shown.unknown) return jump(() => window.scrollTo(0, 0));
    if (isMissionSelected) return jump(() => scrollToSection(mission.current, 'auto'));
    showList(progress.current, list.current, mission.current);
    return undefined;
  });
  useLayoutEffect(() => follow(), [milestoneId, missionId]);
}
