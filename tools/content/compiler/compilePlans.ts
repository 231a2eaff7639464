import type { Contact, Milestone, Mission, Plan } from '#features/onboarding/plan/model.ts';
import { checkMission, type MissionCheck, readText } from './checkMission.ts';
import {
  type Fields,
  type FieldsOf,
  milestoneFields,
  type Problem,
  plansFields,
  readFields,
} from './fields.ts';
import { checkPictureFile, isPictureName, type PictureFile } from './pictures.ts';

export interface ContentFile {
  /** Relative to the content folder, with `/` between folders. */
  readonly path: string;
  /** Null for a symbolic link to a file or folder elsewhere. */
  readonly text: string | null;
  /** For a file with a picture's name. */
  readonly picture?: PictureFile | undefined;
}

export interface ContentProblem extends Problem {
  readonly path: string;
}

type Report = (path: string, message: string, where?: Partial<Problem>) => void;

/** The number and id in the name of a folder or file (`2-collect-your-badge`), and its compiled content. */
interface Entry<Item> {
  readonly path: string;
  readonly number: number;
  readonly id: string;
  /** Undefined if it has a problem. */
  readonly item: Item | undefined;
}

interface MissionEntry extends Entry<Mission> {
  readonly tagColorLine: number | undefined;
}

const collator = new Intl.Collator('en', { numeric: true });

const link = 'Links to files or folders elsewhere are not possible. Put a copy here.';
const stray =
  'This file does not belong here. A milestone folder holds “milestone.yaml”, mission files that end in “.md”, and their pictures, and nothing else.';
const unused =
  'No mission beside this picture shows it. Write ![What it shows](…) with its name into one, or remove the file.';
const planNameRule =
  'The folder name of a plan must be small letters or digits joined by hyphens, for example "new-hire".';
const nameRule =
  'Use a number, a hyphen, and small letters or digits joined by hyphens, for example';

const entryName = /^(\d+)-([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.md)?$/;
const missionExample = '1-read-the-welcome-guide.md';

const plansFile = 'plans.yaml';

/** The limit for `plans.yaml` and `milestone.yaml`, which have a few lines. */
const maxCharacters = 1000;

/** Compiles whatever is valid, and collects all problems. */
export function compilePlans(files: readonly ContentFile[]): {
  plans: Plan[];
  /** Undefined if `plans.yaml` has a problem. */
  standard: string | undefined;
  contact: Contact | undefined;
  /** Who puts content into the portal. */
  publisher: Contact | undefined;
  problems: ContentProblem[];
} {
  const problems: ContentProblem[] = [];
  const report: Report = (path, message, where) =>
    problems.push({ line: 1, ...where, path, message });

  const sorted = files
    .filter(({ path }) => path !== 'README.md' && !isLeftBehind(path))
    .toSorted((one, other) => collator.compare(one.path, other.path));
  for (const { path, text } of sorted) {
    if (text === null) report(path, link);
    else if (path !== plansFile && !belongsToMilestone(path)) report(path, stray);
  }
  const members = sorted.filter(({ path }) => belongsToMilestone(path));
  const ids = new Set(members.map(({ path }) => path.slice(0, path.indexOf('/'))));
  const plans = [...ids].map((id) => compilePlan(id, filesIn(id, members), report));
  const fields = plansFields(plans.map(({ id }) => id));
  const { standard, contact, contactLink, publisher, publisherLink } =
    compileFields(plansFile, fields, sorted, report) ?? {};
  return {
    plans,
    standard,
    contact: contact === undefined ? undefined : { name: contact, link: contactLink },
    publisher: publisher === undefined ? undefined : { name: publisher, link: publisherLink },
    problems: problems.toSorted(
      (one, other) => collator.compare(one.path, other.path) || one.line - other.line,
    ),
  };
}

/** Word leaves `~$name.md` and `~WRL0001.tmp` behind, Emacs `#name.md#`, and many editors `name.md~`. */
const leftovers =
  /^\.|~$|^~\$|^~.*\.tmp$|^#.*#$|\.(?:bak|orig|swp)$|^(?:desktop\.ini|(?:eh)?thumbs\.db|icon\r)$/i;

/** Whether a program left this file behind. Folders that programs leave are hidden, such as `.git`. */
export function isLeftBehind(path: string): boolean {
  const folders = path.split('/').slice(0, -1);
  return leftovers.test(fileName(path)) || folders.some((folder) => folder.startsWith('.'));
}

function belongsToMilestone(path: string): boolean {
  const [, , name, ...deeper] = path.split('/');
  if (name === undefined || deeper.length > 0) return false;
  return name === 'milestone.yaml' || name.endsWith('.md') || isPictureName(name);
}

const filesIn = (folder: string, files: readonly ContentFile[]) =>
  files.filter(({ path }) => path.startsWith(`${folder}/`));

function compilePlan(id: string, files: readonly ContentFile[], report: Report): Plan {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) report(id, planNameRule);
  const folders = new Set(files.map(({ path }) => path.slice(0, path.lastIndexOf('/'))));
  const compiled = [...folders].map((folder) =>
    compileMilestone(folder, filesIn(folder, files), report),
  );
  const milestones = compiled.flatMap(({ milestone }) => milestone);
  const missions = compiled.flatMap((each) => each.missions);
  reportSharedNumbers(milestones, report);
  reportSharedIds('milestone', milestones, report);
  reportSharedIds('mission', missions, report);
  reportTagColors(missions, report);
  return { id, milestones: inOrder(milestones) };
}

function compileMilestone(folder: string, files: readonly ContentFile[], report: Report) {
  const pictures = new Map(
    files.flatMap(({ picture }) => (picture ? [[picture.picture.name, picture] as const] : [])),
  );
  const checks = files.flatMap(({ path, text }) =>
    path.endsWith('.md') && text !== null ? { path, check: checkMission(text, pictures) } : [],
  );
  const areRead = checks.every(({ check }) => check.pictures);
  const shown = new Set(checks.flatMap(({ check }) => check.pictures ?? []));
  for (const { path, picture } of files) {
    if (!picture) continue;
    for (const message of checkPictureFile(picture)) report(path, message);
    if (areRead && !shown.has(picture.picture)) report(path, unused);
  }
  const missions = checks.flatMap(({ path, check }) => compileMission(path, check, report));
  reportSharedNumbers(missions, report);
  const fields = compileFields(`${folder}/milestone.yaml`, milestoneFields, files, report);
  const milestone = readName(folder, '1-orientation', report).map(
    (entry): Entry<Milestone> => ({
      ...entry,
      item: fields && { id: entry.id, ...fields, missions: inOrder(missions) },
    }),
  );
  return { milestone, missions };
}

function compileFields<Schema extends Fields>(
  path: string,
  fields: Schema,
  files: readonly ContentFile[],
  report: Report,
): FieldsOf<Schema> | undefined {
  const file = files.find((each) => each.path === path);
  if (!file) {
    const [key] = Object.keys(fields.entries);
    report(path, `This file is missing. Create it with the line “${key}: …”.`);
  }
  if (typeof file?.text !== 'string') return undefined;
  const { text, isTooLong, problems } = readText(
    file.text,
    maxCharacters,
    'A line for each key is enough.',
  );
  const read = isTooLong ? undefined : readFields(text, fields);
  for (const problem of [...problems, ...(read?.problems ?? [])]) {
    report(path, problem.message, problem);
  }
  return read?.output;
}

function compileMission(
  path: string,
  { content, tagColorLine, problems }: MissionCheck,
  report: Report,
): MissionEntry[] {
  for (const problem of problems) report(path, problem.message, problem);
  return readName(path, missionExample, report).map((entry) => ({
    ...entry,
    item: content && { id: entry.id, ...content, isCompleted: false },
    tagColorLine,
  }));
}

/** Empty if the name breaks the rule. */
function readName(path: string, example: string, report: Report) {
  const [, number, id] = entryName.exec(fileName(path)) ?? [];
  if (id !== undefined) return [{ path, number: Number(number), id }];
  const what = example.endsWith('.md') ? 'file' : 'folder';
  const message = `The ${what} name is not valid. ${nameRule} "${example}".`;
  report(path, message, { about: 'file name' });
  return [];
}

function inOrder<Item>(entries: readonly Entry<Item>[]): Item[] {
  return entries
    .toSorted((one, other) => one.number - other.number)
    .flatMap(({ item }) => item ?? []);
}

/** For each item whose key an earlier item has: that first item, and the item. */
function sharing<Item>(items: readonly Item[], keyOf: (item: Item) => unknown) {
  return items.flatMap((item) => {
    const first = items.find((each) => keyOf(each) === keyOf(item));
    return first === undefined || first === item ? [] : [[first, item] as const];
  });
}

function reportSharedNumbers(entries: readonly Entry<unknown>[], report: Report) {
  for (const [first, { path, number }] of sharing(entries, (entry) => entry.number)) {
    const names = `"${fileName(first.path)}" and "${fileName(path)}"`;
    const message = `The number ${number} is given twice in this folder: to ${names}.`;
    report(path, message, { about: 'number' });
  }
}

function reportSharedIds(what: string, entries: readonly Entry<unknown>[], report: Report) {
  for (const [first, { path, id }] of sharing(entries, (entry) => entry.id)) {
    const places = `by ${first.path} and by ${path}`;
    const message = `The ${what} id "${id}" is used twice in this plan: ${places}.`;
    report(path, message, { about: 'id' });
  }
}

function reportTagColors(missions: readonly MissionEntry[], report: Report) {
  for (const [first, { path, item, tagColorLine }] of sharing(missions, (each) => each.item?.tag)) {
    if (!first.item || item?.tagColor === first.item.tagColor) continue;
    const colors = `${first.item.tagColor} in ${first.path}, and ${item?.tagColor} here`;
    const message = `A tag has one color in a plan. "${item?.tag}" is ${colors}.`;
    report(path, message, { about: 'color of a tag', line: tagColorLine ?? 1 });
  }
}

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
