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
import { usePortalWords } from '#components/words/portalWords.ts';
import { confirmationOf, type KeepingNews } from '../plan/confirmation.ts';
import type { Calendar } from '../plan/days.ts';
import { type MissionInPlan, type Selected, viewPlan } from '../plan/journey.ts';
import type { Milestone } from '../plan/model.ts';
import { headerMessageOf } from '../progress/persistenceMessages.ts';
import type { ProgressStore } from '../progress/progressStore.ts';
import { formatProgressLink } from '../progressLink/progressLink.ts';
import { afterPress, followUp, type Navigation } from './followUp.ts';
import { carryOut, type Headings } from './scroll.ts';

export type PlanActions = ReturnType<typeof usePlan>['actions'];

/** The plan as it is shown, what is said about it, and what a press does. */
export function usePlan(
  milestones: readonly Milestone[],
  store: ProgressStore,
  navigation: Navigation,
  calendar: Calendar,
) {
  const words = usePortalWords();
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const view = viewPlan(milestones, state.progress, navigation.selection, calendar);
  const { milestone, mission } = view.selected;
  const { links } = navigation;
  const isLinkOffered = state.persistence === 'on' && view.progress.completed > 0;
  const progressLink =
    links && isLinkOffered ? formatProgressLink(links, view.milestones) : undefined;
  const [headings] = useState(createHeadings);
  const { news, complete, tick, forget } = useChanges(mission, store);
  const confirmation =
    milestone && news
      ? confirmationOf(
          milestone,
          view,
          { persistence: state.persistence, news, hasProgressLink: progressLink !== undefined },
          words,
        )
      : undefined;
  const isWarned =
    mission?.status === 'open' && !confirmation && state.persistence === 'unavailable';
  const [announcement, setAnnouncement] = useState({
    milestoneId: '',
    message: '',
    words,
    repeat: 0,
  });
  // What was said in another language is not said again.
  if (announcement.words !== words) setAnnouncement({ ...announcement, message: '', words });
  useFollowUp(view.selected, navigation, headings);

  const announce = (milestoneId: string, message: string) =>
    setAnnouncement(({ repeat }) => ({ milestoneId, message, words, repeat: repeat + 1 }));

  const selectMission = (milestoneId: string, missionId: string, message = '') => {
    if (missionId === mission?.id) return void carryOut(afterPress.mission, headings);
    announce(milestoneId, message);
    navigation.onSelect({ milestoneId, missionId });
  };

  const actions = {
    selectMission,
    selectMilestone: (milestoneId: string) => {
      const pressed = view.milestones.find(({ id }) => id === milestoneId);
      if (!pressed) return;
      announce(milestoneId, words.screen.milestone(pressed.name, pressed.progress));
      const isSelected = pressed === milestone && mission === milestone.missions[0];
      if (isSelected) carryOut(afterPress.milestone, headings);
      else navigation.onSelect({ milestoneId });
    },
    selectNext: (next: MissionInPlan) => {
      // The pressed button goes away. If it had the focus then, some screen readers would read on from
      // the end of the page. So the focus moves first, to the title, which stays and changes its text.
      focusHeading(headings.mission.current, { preventScroll: true });
      const { id, name, progress } = next.milestone;
      const isElsewhere = milestone && milestone !== next.milestone;
      selectMission(id, next.mission.id, isElsewhere ? words.screen.milestone(name, progress) : '');
    },
    showMissionList: () => void carryOut(afterPress.missionList, headings),
    /** `MissionDetail` moves the focus, because its own button is disabled then. */
    complete: (completed: MissionInPlan) => {
      complete(completed);
      announce(completed.milestone.id, '');
    },
    tick: (of: MissionInPlan, step: string, isTicked: boolean) => {
      const isBegun = tick(of, step, isTicked);
      const { steps = [], tickedSteps = [], status } = of.mission;
      const isLast = isTicked && status === 'open' && tickedSteps.length === steps.length - 1;
      announce(
        of.milestone.id,
        [isLast && words.mission.completionOffer, isBegun && words.persistence.begun]
          .filter(Boolean)
          .join(' '),
      );
    },
    keep: store.keep,
    forget,
  };

  return {
    view,
    headings,
    confirmation,
    /** Whether an open mission says that its completion would not be kept. */
    isWarned,
    headerMessage: headerMessageOf(state, confirmation?.persistenceMessage, isWarned),
    /** Empty once another milestone is selected. `repeat` grows with each press, so that the same text is said again. */
    announcement: {
      message: announcement.milestoneId === milestone?.id ? announcement.message : '',
      repeat: announcement.repeat,
    },
    progressLink,
    actions,
  };
}

function createHeadings(): Headings {
  const create = createRef<HTMLHeadingElement>;
  return { page: create(), progress: create(), list: create(), mission: create() };
}

/** What a completion, or the first tick, has to say of keeping is told until another mission is selected. */
function useChanges(mission: MissionView | undefined, store: ProgressStore) {
  const [told, setTold] = useState<{ id: string; news: KeepingNews }>();
  const news = told && told.id === mission?.id ? told.news : undefined;
  if (told && !news) setTold(undefined);

  /** Whether a change has begun the record. */
  const begins = (change: () => void) => {
    const { isRecorded } = store.getState();
    change();
    return !isRecorded && store.getState().isRecorded;
  };

  return {
    news,
    complete: ({ milestone, mission: { id } }: MissionInPlan) => {
      const madeOffer = store.getState().losesProgress ? 'briefOffer' : 'offer';
      const isBegun = begins(() => store.complete(milestone.id, id));
      setTold({ id, news: isBegun ? 'begun' : madeOffer });
    },
    tick: (
      { milestone, mission: { id, status } }: MissionInPlan,
      step: string,
      isTicked: boolean,
    ) => {
      const isBegun = begins(() => store.tick(milestone.id, id, step, isTicked));
      if (isBegun && status === 'open') setTold({ id, news: 'begun' });
      return isBegun;
    },
    // For the header card. The confirmation ends: it would offer to keep again, and the header card is silent beside an
    // offer, but the button that was pressed is there.
    forget: () => {
      setTold(undefined);
      store.forget();
    },
  };
}

/** Moves the focus and the page when another selection is shown. */
function useFollowUp(
  selected: Selected,
  { selection, origin, takesFocus }: Navigation,
  headings: Headings,
) {
  const ids = [selected.milestone?.id, selected.mission?.id].join(' ');
  /** What the screen has appeared with; undefined once something else was selected. */
  const firstIds = useRef<string | undefined>(ids);

  useEffect(() => {
    // The browser would restore its own scroll position on Back, which fits another selection.
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  const follow = useEffectEvent((isFirst: boolean) => {
    const isFocusLost = document.activeElement === document.body;
    const change = { origin, isFirst, takesFocus, isFocusLost, selection, selected };
    return carryOut(followUp(change), headings);
  });
  useLayoutEffect(() => {
    if (ids !== firstIds.current) firstIds.current = undefined;
    return follow(ids === firstIds.current);
  }, [ids]);
}
