import type { ContentFile } from '#tools/content/compiler/compilePlans.ts';
import { milestoneFields } from '#tools/content/compiler/fields.ts';
import { plainText } from '#tools/text/text.ts';
import { idIn, nextNumber, planOf, wordsOf } from './fileNames.ts';
import { type MissionDraft, numberIn, readFields, unknownKeys, yamlOf } from './missionFile.ts';

/** The folders of all milestones. */
export const foldersIn = (files: readonly ContentFile[]) =>
  files.flatMap(({ path }) => path.match(/^.*(?=\/milestone\.yaml$)/)?.[0] ?? []);

export const hasPlan = (folders: readonly string[], folder: string) =>
  folders.some((each) => planOf(each) === planOf(folder));

/** Where a mission goes. */
type Place = Pick<MissionDraft, 'folder' | 'plan' | 'milestone' | 'milestoneDay'>;

/** What comes into the content with the draft's mission. A plan comes with a milestone. */
export type Begun = 'mission' | 'milestone' | 'plan';

/** @param folders of the milestones in the content */
export function begunBy({ folder, plan }: Place, folders: readonly string[]): Begun {
  if (!folder || folders.includes(folder)) return 'mission';
  return !plan && hasPlan(folders, folder) ? 'milestone' : 'plan';
}

/**
 * @param chosen the folder of a milestone, that of a plan with a `/` for a new milestone in it, or `/` for a new plan
 * @param others the other drafts, whose new milestones can be chosen, too
 */
export function placeIn(
  chosen: string,
  others: readonly MissionDraft[],
  folders: readonly string[],
): Place {
  const same = others.find(({ folder }) => folder === chosen);
  const beside = others.find(({ folder }) => planOf(chosen) && planOf(folder) === planOf(chosen));
  const place = {
    folder: chosen,
    plan: hasPlan(folders, chosen) ? '' : (beside?.plan ?? ''),
    milestone: same?.milestone ?? '',
    milestoneDay: same?.milestoneDay ?? '',
  };
  if (!chosen.endsWith('/')) return place;
  return { ...place, folder: newFolder(place, begunBy(place, folders), others, folders) };
}

/** `sales/1-first-day`: a folder from the names of the plan and the milestone, with the next number of the plan. */
export function newFolder(
  { folder, plan: planName, milestone }: Place,
  begun: Begun,
  others: readonly MissionDraft[],
  folders: readonly string[],
): string {
  const plan = begun === 'plan' ? wordsOf(planName) || 'new-plan' : planOf(folder);
  const id = wordsOf(milestone) || 'new-milestone';
  const isInPlan = (each: string) => planOf(each) === plan;
  const drafted = others.flatMap((each) => (each.milestone ? each.folder : [])).filter(isInPlan);
  const number = nextNumber([...folders.filter(isInPlan), ...drafted]);
  // Drafts with the same new milestone share its folder.
  return drafted.find((each) => idIn(each) === id) ?? `${plan}/${number}-${id}`;
}

/** The `milestone.yaml` of a new milestone. */
export const toMilestoneFile = ({ milestone, milestoneDay }: MissionDraft) =>
  yamlOf({ name: milestone.trim(), day: numberIn(milestoneDay) });

/** Undefined if the form cannot hold all that a `milestone.yaml` says. */
export function fromMilestoneFile(
  file: string,
): Pick<MissionDraft, 'milestone' | 'milestoneDay'> | undefined {
  const fields = readFields(plainText(file));
  if (!fields || unknownKeys(fields, milestoneFields([])).length > 0) return undefined;
  const { name = '', day = '' } = fields;
  return { milestone: name, milestoneDay: day };
}
