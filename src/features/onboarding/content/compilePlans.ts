import type { Milestone, Mission, Plan } from '../model.ts';
import { checkCharacters, checkMission, normalizeText } from './checkMission.ts';
import { type Finding, readFields } from './yamlFields.ts';

export interface ContentFile {
  /** Relative to the content folder, with `/` between folders. */
  readonly path: string;
  readonly text: string;
}

export interface ContentFault extends Finding {
  readonly path: string;
}

/** A folder or file whose name holds its place and its id: `2-collect-your-badge`. */
interface Numbered {
  readonly path: string;
  readonly order: number;
  readonly id: string;
}

interface Compiled<Item> {
  readonly place: Numbered | null;
  readonly item: Item | null;
  readonly faults: readonly ContentFault[];
}

interface CompiledMilestone extends Compiled<Milestone> {
  readonly missionPlaces: readonly Numbered[];
}

const collator = new Intl.Collator('en', { numeric: true });
const nameRule =
  'Use a number, a hyphen, and small letters or digits joined by hyphens, for example';

function faultsOf(path: string, findings: readonly Finding[]): ContentFault[] {
  return findings.map(({ line, message }) => ({ path, line, message }));
}

function fault(path: string, message: string): ContentFault {
  return { path, line: 1, message };
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function readPlace(path: string, name: string): Numbered | null {
  const match = /^(\d+)-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name);
  const [, order, id] = match ?? [];
  return order === undefined || id === undefined ? null : { path, order: Number(order), id };
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, [item]);
    } else {
      group.push(item);
    }
  }
  return groups;
}

function findRepeated(
  places: readonly Numbered[],
  keyOf: (place: Numbered) => string | number,
  describe: (first: Numbered, again: Numbered) => string,
): ContentFault[] {
  const seen = new Map<string | number, Numbered>();
  const faults: ContentFault[] = [];
  for (const place of places) {
    const first = seen.get(keyOf(place));
    if (first === undefined) {
      seen.set(keyOf(place), place);
    } else {
      faults.push(fault(place.path, describe(first, place)));
    }
  }
  return faults;
}

function findRepeatedOrders(places: readonly Numbered[]): ContentFault[] {
  return findRepeated(
    places,
    ({ order }) => order,
    (first, { order }) =>
      `The number ${order} is already taken by "${fileName(first.path)}" in the same folder.`,
  );
}

function findRepeatedIds(what: string, places: readonly Numbered[]): ContentFault[] {
  return findRepeated(
    places,
    ({ id }) => id,
    (first, again) =>
      `The ${what} id "${again.id}" is used twice in this plan: by ${first.path} and by ${again.path}.`,
  );
}

function placesOf(compiled: readonly Compiled<unknown>[]): Numbered[] {
  return compiled.flatMap(({ place }) => place ?? []);
}

function itemsInOrder<Item>(compiled: readonly Compiled<Item>[]): Item[] {
  return compiled
    .toSorted((one, other) => (one.place?.order ?? 0) - (other.place?.order ?? 0))
    .flatMap(({ item }) => item ?? []);
}

function compileMission({ path, text }: ContentFile): Compiled<Mission> {
  const place = readPlace(path, fileName(path).replace(/\.md$/, ''));
  const { content, findings } = checkMission(text);
  const faults = faultsOf(path, findings);
  if (place === null) {
    const message = `The file name is not valid. ${nameRule} "1-read-the-welcome-guide.md".`;
    return { place, item: null, faults: [...faults, fault(path, message)] };
  }
  return { place, item: content && { id: place.id, ...content, isCompleted: false }, faults };
}

function compileMilestoneName(folder: string, file: ContentFile | undefined) {
  const path = `${folder}/milestone.yaml`;
  if (file === undefined) {
    const message = 'This file is missing. Create it with one line: “name: ” and the name.';
    return { name: null, faults: [fault(path, message)] };
  }
  const text = normalizeText(file.text);
  const { fields, findings } = readFields(text, ['name'], { sourceLine: 1, missingLine: 1 });
  return {
    name: fields.get('name')?.value ?? null,
    faults: faultsOf(path, [...checkCharacters(text), ...findings]),
  };
}

function checkFolderName(folder: string, place: Numbered | null): ContentFault[] {
  const message = `The folder name is not valid. ${nameRule} "1-orientation".`;
  return place === null ? [fault(folder, message)] : [];
}

function compileMilestone(folder: string, files: readonly ContentFile[]): CompiledMilestone {
  const place = readPlace(folder, fileName(folder));
  const { name, faults: nameFaults } = compileMilestoneName(
    folder,
    files.find(({ path }) => fileName(path) === 'milestone.yaml'),
  );
  const missions = files.filter(({ path }) => path.endsWith('.md')).map(compileMission);
  const missionPlaces = placesOf(missions);
  return {
    place,
    item: place && name !== null ? { id: place.id, name, missions: itemsInOrder(missions) } : null,
    missionPlaces,
    faults: [
      ...checkFolderName(folder, place),
      ...nameFaults,
      ...missions.flatMap(({ faults }) => faults),
      ...findRepeatedOrders(missionPlaces),
    ],
  };
}

function checkPlanName(id: string): ContentFault[] {
  const message =
    'The folder name of a plan must be small letters or digits joined by hyphens, for example "new-hire".';
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) ? [] : [fault(id, message)];
}

function compilePlan(id: string, files: readonly ContentFile[]) {
  const folders = groupBy(files, ({ path }) => path.slice(0, path.lastIndexOf('/')));
  const milestones = [...folders].map(([folder, content]) => compileMilestone(folder, content));
  const places = placesOf(milestones);
  const plan: Plan = { id, milestones: itemsInOrder(milestones) };
  return {
    plan,
    faults: [
      ...checkPlanName(id),
      ...milestones.flatMap(({ faults }) => faults),
      ...findRepeatedOrders(places),
      ...findRepeatedIds('milestone', places),
      ...findRepeatedIds(
        'mission',
        milestones.flatMap(({ missionPlaces }) => missionPlaces),
      ),
    ],
  };
}

/** Files that editors and operating systems leave behind, such as `.DS_Store`. */
function isHidden(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('.'));
}

function belongsToMilestone(path: string): boolean {
  const [, , name, ...deeper] = path.split('/');
  return (
    name !== undefined && deeper.length === 0 && (name === 'milestone.yaml' || name.endsWith('.md'))
  );
}

function findStrays(files: readonly ContentFile[]): ContentFault[] {
  const message =
    'This file does not belong here. A milestone folder holds “milestone.yaml” and mission files that end in “.md”, and nothing else.';
  return files
    .filter(({ path }) => path !== 'README.md' && !belongsToMilestone(path))
    .map(({ path }) => fault(path, message));
}

/** Compiles all plans, with whatever is sound in them, and collects every fault. */
export function compilePlans(files: readonly ContentFile[]): {
  plans: Plan[];
  faults: ContentFault[];
} {
  const visible = files
    .filter(({ path }) => !isHidden(path))
    .toSorted((one, other) => collator.compare(one.path, other.path));
  const members = visible.filter(({ path }) => belongsToMilestone(path));
  const compiled = [...groupBy(members, ({ path }) => path.split('/')[0] ?? '')].map(
    ([id, content]) => compilePlan(id, content),
  );
  return {
    plans: compiled.map(({ plan }) => plan),
    faults: [...findStrays(visible), ...compiled.flatMap(({ faults }) => faults)].toSorted(
      (one, other) => collator.compare(one.path, other.path) || one.line - other.line,
    ),
  };
}
