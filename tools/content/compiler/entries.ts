import type { FurtherLanguage } from '#components/words/languages.ts';
import type { Milestone, Mission } from '#features/onboarding/plan/model.ts';
import type { Problem } from '../../text/problem.ts';
import type { MissionCheck } from './checkMission.ts';
import type {
  FieldsOf,
  MissionFields,
  milestoneFields,
  missionFields,
  translationFields,
} from './fields.ts';
import type { Gap } from './translations.ts';

export type Report = (path: string, message: string, where?: Partial<Problem>) => void;

/** Where the compilation of a part reports what it finds. */
export interface Context {
  /** Other than English. */
  readonly languages: readonly FurtherLanguage[];
  readonly report: Report;
  readonly reportGap: (gap: Gap) => void;
}

/** The number and id in the name of a folder or file (`2-collect-your-badge`), and its compiled content. */
export interface Entry<Item> {
  readonly path: string;
  readonly number: number;
  readonly id: string;
  /** Undefined if it has a problem. */
  readonly item: Item | undefined;
}

/** A file of a mission or a translation. */
export interface CheckedFile<Schema extends MissionFields> {
  readonly path: string;
  readonly check: MissionCheck<Schema>;
}

export type MissionEntry = Entry<Mission> & CheckedFile<typeof missionFields>;

/** The contents of a milestone's folder. */
export interface MilestoneParts {
  /** Empty if the folder's name breaks the rule. */
  readonly entries: readonly Entry<
    FieldsOf<ReturnType<typeof milestoneFields>> & Pick<Milestone, 'lang'>
  >[];
  readonly missions: readonly MissionEntry[];
  readonly translations: readonly CheckedFile<typeof translationFields>[];
}

const nameRule =
  'Use a number, a hyphen, and lowercase letters or digits joined by hyphens, for example';

const entryName = /^(\d+)-([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.md)?$/;
export const missionExample = '1-read-the-welcome-guide.md';

/** Empty if the name breaks the rule. */
export function readName(path: string, example: string, report: Report) {
  const [, number, id] = entryName.exec(fileName(path)) ?? [];
  if (id !== undefined) return [{ path, number: Number(number), id }];
  const what = example.endsWith('.md') ? 'file' : 'folder';
  const message = `The ${what} name is not valid. ${nameRule} "${example}".`;
  report(path, message, { about: 'file name' });
  return [];
}

export function inOrder<Item>(entries: readonly Entry<Item>[]): Item[] {
  return entries
    .toSorted((one, other) => one.number - other.number)
    .flatMap(({ item }) => item ?? []);
}

/** For each item with the key of an earlier item: that first item, and the item. */
function sharing<Item>(items: readonly Item[], keyOf: (item: Item) => unknown) {
  return items.flatMap((item) => {
    const first = items.find((each) => keyOf(each) === keyOf(item));
    return first === undefined || first === item ? [] : [[first, item] as const];
  });
}

export function reportSharedNumbers(entries: readonly Entry<unknown>[], report: Report) {
  for (const [first, { path, number }] of sharing(entries, (entry) => entry.number)) {
    const names = `"${fileName(first.path)}" and "${fileName(path)}"`;
    const message = `The number ${number} is used twice in this folder: by ${names}. Change one of them.`;
    report(path, message, { about: 'number' });
  }
}

export function reportSharedIds(what: string, entries: readonly Entry<unknown>[], report: Report) {
  for (const [first, { path, id }] of sharing(entries, (entry) => entry.id)) {
    const places = `by ${first.path} and by ${path}`;
    const message = `The ${what} id "${id}" is used twice in this plan: ${places}. Rename one of them.`;
    report(path, message, { about: 'id' });
  }
}

export function reportTagColors(missions: readonly MissionEntry[], report: Report) {
  for (const [first, { path, item, check }] of sharing(missions, (each) => each.item?.tag)) {
    if (!first.item || item?.tagColor === first.item.tagColor) continue;
    const colors = `${first.item.tagColor} in ${first.path}, and ${item?.tagColor} here`;
    const message = `The tag "${item?.tag}" is ${colors}. Use one color for a tag throughout a plan.`;
    report(path, message, { about: 'color of a tag', line: check.lines?.get('tagColor') ?? 1 });
  }
}

export const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
