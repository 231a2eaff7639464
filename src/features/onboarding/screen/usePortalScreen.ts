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
import type { Persistence, ProgressState, SavingNotice } from '../progress/settle.ts';
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

/** What the last press has left. */
interface LastPress {
  /** Undefined before any press. */
  readonly response?: Response;
  /** Grows with each press, so that the same sentence is said again. */
  readonly count: number;
  /** Whether another selection follows, which is drawn later than the press. */
  readonly navigates: boolean;
  readonly sentence: string;
  /** Said while this milestone is selected. */
  readonly milestoneId?: string | undefined;
  /** The language of the sentence. */
  readonly words: PortalWords;
  readonly notice?: Notice | undefined;
  /** What the last press that lost something has said about it: the next one does not repeat it. */
  readonly loss?: SavingNotice | undefined;
}

/** Shown until another mission is selected. */
interface Notice {
  readonly missionId: string | undefined;
  readonly isCompletion: boolean;
  /** Shown for as long as the progress is as persistent as then. */
  readonly saving: SavingNotice | undefined;
  readonly persistence: Persistence;
}

/** The plan as it is shown, what is said about it, and what each press does. */
export function usePortalScreen({ milestones, store, navigation, calendar }: PortalScreenOptions) {
  const words = usePortalWords();
  const progressState = useSyncExternalStore(store.subscribe, store.getState);
  const viewOf = ({ progress }: ProgressState) =>
    viewPlan(milestones, progress, navigation.selection, calendar);
  const view = viewOf(progressState);
  const { milestone, mission } = view.selected;
  const [elements] = useState(createElements);
  const [last, setLast] = useState<LastPress>({ count: 0, navigates: false, sentence: '', words });

  // What was said and shown ends with its language or mission, so that neither Back nor another switch repeats it.
  const sentence = last.words === words ? last.sentence : '';
  const notice = last.notice?.missionId === mission?.id ? last.notice : undefined;
  if (sentence !== last.sentence || notice !== last.notice) {
    setLast({ ...last, sentence, words, notice });
  }
  const saving = notice?.persistence === progressState.persistence ? notice.saving : undefined;
  useMovement(view.selected, navigation, last, elements);

  /** The one place where a press begins. `useMovement` carries out the rest once its change is drawn. */
  const press = (name: keyof typeof presses, { to, change }: PressEffect = {}) => {
    const response: Response = presses[name];
    // The focus leaves the button while the button is there. A button that goes away or is disabled drops the focus, and
    // some screen readers would continue from the end of the page.
    if (response.endsButton) moveFocus(response, elements);
    const said = change?.();
    const state = store.getState();
    const { persistence } = state;
    const newlySaid = said === last.loss ? undefined : said;
    const target = to && view.milestones.find(({ id }) => id === to.milestoneId);
    const missionId = to?.missionId ?? target?.missions[0]?.id;
    const navigates = to && (target !== milestone || missionId !== mission?.id);
    const isCompletion = response.say === 'completion';
    setLast({
      response,
      count: last.count + 1,
      navigates: navigates ?? false,
      sentence: sentenceOf(response.say, {
        from: milestone,
        to: target,
        view: viewOf(state),
        persistence,
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
              persistence,
            }
          : notice,
      loss: persistence === 'on' ? undefined : (said ?? last.loss),
    });
    if (navigates) navigation.onSelect(to);
  };

  return {
    view,
    progressState,
    elements,
    announcement: {
      message: last.milestoneId === milestone?.id && !isNamed(last) ? sentence : '',
      repeat: last.count,
    },
    /** What the last press has said about saving. */
    savingNotice: saving && words.persistence[saving],
    /** What each press does, but for those in a mission. */
    on: {
      milestone: (milestoneId: string) => press('milestone', { to: { milestoneId } }),
      mission: (milestoneId: string, missionId: string) =>
        press('mission', { to: { milestoneId, missionId } }),
      missionList: () => press('missionList'),
      next: (next: MissionInPlan) =>
        press('next', { to: { milestoneId: next.milestone.id, missionId: next.mission.id } }),
      remove: () => press('remove', { change: store.remove }),
    },
    /** For the `MissionDetail` of the selected mission. */
    missionProps: (of: MissionInPlan) => ({
      onComplete: () =>
        press('complete', { change: () => store.complete(of.milestone.id, of.mission.id) }),
      onTick: (step: string, isTicked: boolean) =>
        press('tick', { change: () => store.tick(of.milestone.id, of.mission.id, step, isTicked) }),
      // At the end of the plan, the footer shows it all.
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
  /** The selection that it leads to. */
  to?: Selection;
  /** What it changes. Returns what that says about saving. */
  change?: () => SavingNotice | undefined;
}

/** Whether the sentence is said as the name of a group. */
const isNamed = ({ response }: LastPress) => response !== undefined && isGroup(response.focus);

/** Moves the focus and the page, once the change of a press, or another selection, is drawn. */
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
