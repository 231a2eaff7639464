import type { MilestoneView } from '#components/onboarding/plan.ts';
import type { PortalWords } from '#components/words/en/portal.ts';
import type { MissionConfirmation } from '#onboarding/MissionDetail';
import type { PlanView } from './journey.ts';

/**
 * Everything that is heard and seen after a mission is completed.
 * @param persistenceNews what the completion says about saving, heard last
 */
export function confirmationOf(
  { name, progress, status }: MilestoneView,
  { journey, milestones }: Pick<PlanView, 'journey' | 'milestones'>,
  persistenceNews: string | undefined,
  words: PortalWords['completion'],
): MissionConfirmation {
  const heard = (...sentences: string[]) =>
    [...sentences, persistenceNews].filter(Boolean).join(' ');
  if (journey === 'completed') {
    return { heard: heard(words.planHeard, planCompletedText(milestones, words)) };
  }
  const [title, text] =
    status === 'completed'
      ? [words.milestoneTitle(name), words.milestoneText(progress.total)]
      : [words.missionTitle, words.missionText(progress, name)];
  return { heard: heard(title, text), seen: { title, text, names: [name], progress } };
}

/** Said once nothing is open, also in the header card. Includes the days of the first and last completion. */
export function planCompletedText(
  milestones: readonly MilestoneView[],
  words: PortalWords['completion'],
): string {
  const missions = milestones.flatMap((milestone) => milestone.missions);
  const times = missions.flatMap(({ completedAt }) => completedAt?.getTime() ?? []);
  return words.plan(new Date(Math.min(...times)), new Date(Math.max(...times)));
}
