import type { MilestoneView } from './progress.ts';

/** For example `Orientation: 2 of 3 missions completed`. */
export function progressSentence({ name, tally }: MilestoneView): string {
  return `${name}: ${tally.completed} of ${tally.total} missions completed`;
}

/** What the last completion has changed, one sentence for each thing. */
export function completionSentences(
  milestone: MilestoneView,
  milestones: readonly MilestoneView[],
): string[] {
  const { completed, total } = milestone.tally;
  const sentences = [
    `Well done. ${completed} of ${total} missions completed in ${milestone.name}.`,
  ];
  if (milestones.every(({ status }) => status === 'completed')) {
    sentences.push('Every milestone of your plan is complete.');
  } else if (milestone.status === 'completed') {
    sentences.push(`${milestone.name} is complete.`);
  }
  return sentences;
}
