import pictures from 'virtual:onboarding-pictures';
import { type ContentFile, compilePlans } from '#features/onboarding/compiler/compilePlans.ts';
import { fromFile, type MissionDraft, missionStoryId } from './missionFile.ts';

const root = '../../src/features/onboarding/content/';

const sources = import.meta.glob<string>('../../src/features/onboarding/content/**/*.{md,yaml}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The project's content, as the workbench was built with it. */
export const files: readonly ContentFile[] = [
  ...Object.entries(sources).map(([path, text]) => ({ path: path.slice(root.length), text })),
  ...pictures,
];

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
