import {
  createRef,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { usePortalWords } from '#components/words/portalWords.ts';
import { confirmationOf } from '../plan/confirmation.ts';
import type { Calendar } from '../plan/days.ts';
import { type Selected, viewPlan } from '../plan/journey.ts';
import type { Milestone } from '../plan/model.ts';
import type { ProgressStore } from '../progress/progressStore.ts';
import { followUp, type Navigation } from './followUp.ts';
import { planActions } from './planActions.ts';
import { carryOut, type Headings } from './scroll.ts';
import { useTold } from './useTold.ts';

/** The plan as shown, what is said about it, and what each press does. */
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
  const [headings] = useState(createHeadings);
  const { news, announcement, tell, isLossTold } = useTold(view.selected);
  const { persistence } = state;
  // That it was removed is said where that was pressed.
  const persistenceNews =
    news?.tellsPersistence && persistence !== 'removed'
      ? words.persistence[persistence === 'on' ? 'begun' : persistence]
      : undefined;
  useFollowUp(view.selected, navigation, headings);

  return {
    view,
    headings,
    progressState: state,
    confirmation:
      news && milestone && mission?.status === 'completed'
        ? confirmationOf(milestone, view, persistenceNews, words.completion)
        : undefined,
    /** What the first change says about saving. */
    persistenceNews,
    announcement,
    actions: planActions({ view, headings, store, navigation, words, tell, isLossTold }),
  };
}

function createHeadings(): Headings {
  const create = createRef<HTMLHeadingElement>;
  return { page: create(), progress: create(), list: create(), mission: create() };
}

/** Moves the focus and the page when another selection is shown. */
function useFollowUp(
  selected: Selected,
  { selection, origin, takesFocus }: Navigation,
  headings: Headings,
) {
  const ids = [selected.milestone?.id, selected.mission?.id].join(' ');
  /** The selection that the screen appeared with; undefined once something else was selected. */
  const firstIds = useRef<string | undefined>(ids);

  useEffect(() => {
    // On Back, the browser would restore a scroll position that fits another selection.
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
