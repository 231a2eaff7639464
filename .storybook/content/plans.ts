import files from 'virtual:onboarding-files';
import { compilePlans } from '#features/onboarding/compiler/compilePlans.ts';
import { fromFile, type MissionDraft, missionStoryId } from './missionFile.ts';

export const { plans, standard, contact } = compilePlans(files);

/** The folders of all milestones. */
export const folders = files.flatMap(
  ({ path }) => path.match(/^.*(?=\/milestone\.yaml$)/)?.[0] ?? [],
);

/** The mission with this story, as a draft. */
export function missionOf(storyId: string): MissionDraft | undefined {
  const file = files.find(({ path }) => missionStoryId(path) === storyId);
  const [, folder = '', name = ''] = /^(.*)\/(.*)$/.exec(file?.path ?? '') ?? [];
  return file?.text ? { ...fromFile(name, file.text), folder } : undefined;
}
