import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { PortalWords } from '#components/words/en/portal.ts';
import { usePortalWords } from '#components/words/portalWords.ts';
import type { Calendar } from '../plan/days.ts';
import { type MissionInPlan, type Selected, type Selection, viewPlan } from '../plan/journey.ts';
import type { Milestone } from '../plan/model.ts';
import type { ProgressStore } from '../progress/progressStore.ts';
import type { ProgressState, SavingNotice } from '../progress/settle.ts';
import { arriveAt } from './arrival.ts';
import { createElements, type Elements, isGroup, move, moveFocus } from './movement.ts';
import { confirmationOf, presses, type Response, sentenceOf } from './presses.ts';

/** The selection, which the app stores in the address. */
export interface Navigation {
  readonly selection: Selection;
  /** A press in this page; or a link, a reload, Back, or Forward. */
  readonly origin: 'press' | 'history';
  /** Whether the screen takes the focus when it appears: after a sign-in, but not when the page starts. */
  readonly takesFocus: boolean;
  readonly onSelect: (selection: Selection) => void;
  /** The whole address of a selection. */
  readonly linkTo: (selection: Selection) => string;
}

export interface PortalScreenOptions {
  /** The milestones of the employee's plan; none if there is no plan. */
  milestones: readonly Milestone[];
  store: ProgressStore;
  navigation: Navigation;
  calendar: Calendar;
}

export type PortalScreen = ReturnType<typeof usePortalScreen>;

/** The last press, and its results. */
interface LastPress {
  /** Undefined before any press. */
  readonly response?: Response;
  /** Grows with each press, so that the same sentence is announced again. */
  readonly count: number;
  /** Whether another selection follows, which is rendered later than the press. */
  readonly navigates: boolean;
  readonly sentence: string;
  /** The sentence is announced while this milestone is selected. */
  readonly milestoneId?: string | undefined;
  /** The language of the sentence. */
  readonly words: PortalWords;
  readonly notice?: Notice | undefined;
  /** The loss that was announced last. The next press does not repeat the announcement. */
  readonly loss?: SavingNotice | undefined;
}

/** Shown until another mission is selected. */
interface Notice {
  readonly missionId: string | undefined;
  /** Whether the mission was completed, and not just a step checked. */
  readonly isCompletion: boolean;
  /** Shown for as long as the notice is true. */
  readonly saving: SavingNotice | undefined;
}

/** The plan as it is shown, the announcements about it, and the effects of each press. */
export function usePortalScreen({ milestones, store, navigation, calendar }: PortalScreenOptions) {
  const words = usePortalWords();
  const progressState = useSyncExternalStore(store.subscribe, store.getState);
  const viewOf = ({ progress }: ProgressState) =>
    viewPlan(milestones, progress, navigation.selection, calendar);
  const view = viewOf(progressState);
  const { milestone, mission } = view.selected;
  const [elements] = useState(createElements);
  const [last, setLast] = useState<LastPress>({ count: 0, navigates: false, sentence: '', words });

  // A sentence ends with its language, and a notice with its mission, so that neither Back nor a switch repeats them.
  const sentence = last.words === words ? last.sentence : '';
  const notice = last.notice?.missionId === mission?.id ? last.notice : undefined;
  if (sentence !== last.sentence || notice !== last.notice) {
    setLast({ ...last, sentence, words, notice });
  }
  const { persistence } = progressState;
  const saving = persistence === 'saved' ? 'begun' : persistence;
  useMovement(view.selected, navigation, last, elements);

  /** Handles every press. Once the change is rendered, `useMovement` goes on. */
  const press = (name: keyof typeof presses, { to, change }: PressEffect = {}) => {
    const response: Response = presses[name];
    // A button that is removed or disabled loses the focus, and some screen readers then continue from the end of the
    // page. So the focus leaves the button first.
    if (response.endsButton) moveFocus(response, elements);
    const said = change?.();
    const after = store.getState();
    const isSaved = after.persistence === 'saved';
    const newlySaid = said === last.loss ? undefined : said;
    const isCompletion = response.say === 'completion';
    const target = to && view.milestones.find(({ id }) => id === to.milestoneId);
    const missionId = to?.missionId ?? target?.missions[0]?.id;
    const navigates = to !== undefined && (target !== milestone || missionId !== mission?.id);
    setLast({
      response,
      count: last.count + 1,
      navigates,
      sentence: sentenceOf(response.say, {
        from: milestone,
        to: target,
        view: viewOf(after),
        persistence: after.persistence,
        saving: newlySaid,
        words,
      }),
      words,
      milestoneId: (target ?? milestone)?.id,
      notice:
        isCompletion || newlySaid
          ? {
              missionId: mission?.id,
              isCompletion: isCompletion || notice?.isCompletion === true,
              saving: newlySaid,
            }
          : notice,
      loss: isSaved ? undefined : (said ?? last.loss),
    });
    if (navigates) navigation.onSelect(to);
  };

  return {
    view,
    progressState,
    elements,
    linkTo: navigation.linkTo,
    announcement: {
      message: last.milestoneId === milestone?.id && !isNamed(last) ? sentence : '',
      repeat: last.count,
    },
    /** The notice about saving after the last press. */
    savingNotice: notice?.saving === saving ? words.persistence[saving] : undefined,
    /** The presses outside a mission. */
    on: {
      milestone: (milestoneId: string) => press('milestone', { to: { milestoneId } }),
      mission: (milestoneId: string, missionId: string) =>
        press('mission', { to: { milestoneId, missionId } }),
      missionList: () => press('missionList'),
      next: (next: MissionInPlan) =>
        press('next', { to: { milestoneId: next.milestone.id, missionId: next.mission.id } }),
      remove: () => press('remove', { change: store.remove }),
    },
    /** The presses in a mission, and the other props that its `MissionDetail` gets from here. */
    missionProps: (of: MissionInPlan) => ({
      onComplete: () =>
        press('complete', { change: () => store.complete(of.milestone.id, of.mission.id) }),
      onCheck: (step: string, isChecked: boolean) =>
        press('check', {
          change: () => store.check(of.milestone.id, of.mission.id, step, isChecked),
        }),
      // At the end of the plan, the footer shows the end of the journey instead.
      confirmation:
        notice?.isCompletion && view.journey !== 'completed'
          ? confirmationOf(of.milestone, words.completion)
          : undefined,
      headingRef: elements.mission,
      completionRef: elements.completion,
      nextStepsRef: elements.nextSteps,
    }),
  };
}

interface PressEffect {
  /** The selection that the press leads to. */
  to?: Selection;
  /** Makes the change, and returns the notice about saving. */
  change?: () => SavingNotice | undefined;
}

/** Whether the sentence is announced as the name of a group. */
const isNamed = ({ response }: LastPress) => response !== undefined && isGroup(response.focus);

/** Moves the focus and the page, once the change of a press, or another selection, is rendered. */
function useMovement(
  selected: Selected,
  { selection, origin, takesFocus }: Navigation,
  { response, navigates, count, sentence }: LastPress,
  elements: Elements,
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

  const showSelection = useEffectEvent((isFirst: boolean) => {
    const isFocusLost = document.activeElement === document.body;
    const arrival = { selection, selected, isFirst, takesFocus, isFocusLost };
    const isPressed = origin === 'press' && response !== undefined;
    return move(isPressed ? response : arriveAt(arrival), elements);
  });
  useLayoutEffect(() => {
    if (ids !== firstIds.current) firstIds.current = undefined;
    return showSelection(ids === firstIds.current);
  }, [ids]);

  const showChange = useEffectEvent(() => {
    if (response && !navigates) move(response, elements, sentence);
  });
  useLayoutEffect(() => showChange(), [count]);
}
