import type { MilestoneView } from '#components/onboarding/plan.ts';
import type { PortalWords } from '#components/words/en/portal.ts';
import type { MissionConfirmation } from '#onboarding/MissionDetail';
import type { PlanView } from '../plan/journey.ts';
import type { Persistence, SavingNotice } from '../progress/settle.ts';
import type { Movement } from './movement.ts';

type Say = 'nothing' | 'milestone' | 'otherMilestone' | 'completion' | 'steps' | 'removal';

/** The portal's response to a press. */
export interface Response extends Movement {
  /** The sentence that screen readers say. */
  readonly say: Say;
  /** Whether the pressed button goes away, or is disabled. */
  readonly endsButton?: boolean;
}

/**
 * Every press on the screen that concerns the plan. A new one needs a row here and in the test, an optional prop
 * of the component with its words, a line of `usePortalScreen.ts` that calls `press`, and a story with `play`. If it
 * changes what comes next, it also needs a rule in `plan/journey.ts`.
 */
export const presses = {
  milestone: { say: 'milestone', focus: 'stays', scroll: 'milestone' },
  mission: { say: 'nothing', focus: 'mission', scroll: 'mission' },
  missionList: { say: 'nothing', focus: 'list', scroll: 'list' },
  next: { say: 'otherMilestone', focus: 'mission', scroll: 'mission', endsButton: true },
  complete: { say: 'completion', focus: 'nextSteps', scroll: 'completion', endsButton: true },
  check: { say: 'steps', focus: 'stays', scroll: 'stays' },
  remove: { say: 'removal', focus: 'saving', scroll: 'stays', endsButton: true },
} satisfies Record<string, Response>;

/** The facts that a sentence depends on. */
export interface PressFacts {
  /** The milestone that was selected. */
  readonly from: MilestoneView | undefined;
  /** The milestone that the press selects. */
  readonly to: MilestoneView | undefined;
  /** The plan after the press. */
  readonly view: PlanView;
  readonly persistence: Persistence;
  /** The notice about saving, if the press leads to one. */
  readonly saving: SavingNotice | undefined;
  readonly words: PortalWords;
}

export const sentenceOf = (say: Say, facts: PressFacts): string =>
  sentences[say](facts)
    .filter((sentence) => sentence !== undefined)
    .join(' ');

const milestoneSentence = ({ to, words }: PressFacts) => [
  to && words.screen.milestone(to.name, to.progress),
];

const sentences = {
  nothing: () => [],
  milestone: milestoneSentence,
  otherMilestone: (facts) =>
    facts.from && facts.from !== facts.to ? milestoneSentence(facts) : [],
  completion: ({ view, saving, words }) => {
    const { milestone } = view.selected;
    const isEnd = view.journey === 'completed';
    const confirmation = milestone && confirmationOf(milestone, words.completion);
    return [
      isEnd ? words.completion.planSpoken : confirmation?.title,
      isEnd ? planCompletedText(view.milestones, words.completion) : confirmation?.text,
      saving && words.persistence[saving],
    ];
  },
  steps: ({ view, saving, words }) => {
    const { mission } = view.selected;
    const isEveryStepChecked = mission?.checkedSteps?.length === mission?.steps?.length;
    const isOffered = mission?.status === 'open' && isEveryStepChecked;
    return [
      isOffered ? words.mission.completionOffer : undefined,
      saving && words.persistence[saving],
    ];
  },
  removal: ({ persistence, words }) => [words.persistence[persistence]],
} satisfies Record<Say, (facts: PressFacts) => (string | undefined)[]>;

/** Shown below a mission that has just been completed. */
export function confirmationOf(
  { name, progress, status }: MilestoneView,
  words: PortalWords['completion'],
): MissionConfirmation {
  const [title, text] =
    status === 'completed'
      ? [words.milestoneTitle(name), words.milestoneText(progress.total)]
      : [words.missionTitle, words.missionText(progress, name)];
  return { title, text, names: [name], progress };
}

/** The end of the plan, with the days of the first and the last completion. */
export function planCompletedText(
  milestones: readonly MilestoneView[],
  words: PortalWords['completion'],
): string {
  const missions = milestones.flatMap((milestone) => milestone.missions);
  const times = missions.flatMap(({ completedAt }) => completedAt?.getTime() ?? []);
  return words.plan(new Date(Math.min(...times)), new Date(Math.max(...times)));
}
