import type { Contact } from '#components/ContactLine/ContactLine.tsx';
import type { FurtherLanguage, Language } from '#components/words/languages.ts';
import type { Milestone, Plan } from '#features/onboarding/plan/model.ts';
import type { Problem } from '../../text/problem.ts';
import { checkMission, readText } from './checkMission.ts';
import {
  type Context,
  type Entry,
  fileName,
  inOrder,
  type MilestoneParts,
  missionExample,
  type Report,
  readName,
  reportSharedIds,
  reportSharedNumbers,
  reportTagColors,
} from './entries.ts';
import {
  type Fields,
  type FieldsOf,
  milestoneFields,
  missionFields,
  plansFields,
  readFields,
  translationFields,
} from './fields.ts';
import { furtherLanguages } from './languages.ts';
import { checkPictureFile, isPictureName, type PictureFile } from './pictures.ts';
import {
  reportMisnamed,
  reportUntranslatedName,
  translateMilestone,
} from './translateMilestone.ts';
import { type Gap, readTranslationName } from './translations.ts';

export interface ContentFile {
  /** Relative to the content folder, with `/` between folders. */
  readonly path: string;
  /** Null for a symbolic link to a file or folder elsewhere. */
  readonly text: string | null;
  /** For a file with a picture's name. */
  readonly picture?: PictureFile | undefined;
}

/** Whom an employee can ask. Only the name differs between languages. */
export type ContactByLanguage = Readonly<Partial<Record<Language, Contact>>>;

export interface ContentProblem extends Problem {
  readonly path: string;
}

const collator = new Intl.Collator('en', { numeric: true });

const link =
  'This is a link to a file or folder elsewhere, which does not work here. Replace it with a copy.';
const stray =
  'This file does not belong here. Move it: a milestone’s folder holds only “milestone.yaml”, missions (“.md”), and their pictures.';
const unused =
  'No mission in this folder shows this picture. Add ![What it shows](…) with its name to one, or remove the file.';
const planNameRule =
  'The folder name of a plan must be lowercase letters or digits joined by hyphens. Rename it, for example to "new-hire".';

const plansFile = 'plans.yaml';

/** The limit for `plans.yaml` and `milestone.yaml`, which have a few lines. */
const maxCharacters = 1000;

/** Compiles everything that is valid, and collects all problems. */
export function compilePlans(files: readonly ContentFile[]): {
  plans: Plan[];
  /** The same plans in each further language. */
  translations: ReadonlyMap<FurtherLanguage, Plan[]>;
  /** Missing and outdated translations. If `plans.yaml` requires translations, these are problems, too. */
  gaps: Gap[];
  /** Undefined if `plans.yaml` has a problem. */
  standard: string | undefined;
  /** Other than English. */
  languages: readonly FurtherLanguage[];
  contact: ContactByLanguage;
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
  const fields = compileFields(plansFile, plansFields([...ids]), sorted, report);
  // If `plans.yaml` is unreadable, it may list any language.
  const languages = fields ? (fields.languages ?? []) : furtherLanguages;
  const gaps: Gap[] = [];
  const context = { languages, report, reportGap: (gap: Gap) => gaps.push(gap) };
  const read = [...ids].map((id) => readPlan(id, filesIn(id, members), context));
  const translate = (milestone: MilestoneParts, language: FurtherLanguage) =>
    translateMilestone(milestone, language, context);
  const translations = languages.map((language) => {
    const plans = read.map(({ id, parts }) =>
      toPlan({ id, parts: parts.map((each) => translate(each, language)) }),
    );
    return [language, plans] as const;
  });
  const contact = compileContact(fields ?? {}, context);
  if (fields?.translations === 'required') problems.push(...gaps);
  const { standard, publisher, publisherLink } = fields ?? {};
  return {
    plans: read.map(toPlan),
    translations: new Map(translations),
    gaps,
    standard,
    languages,
    contact,
    publisher: publisher === undefined ? undefined : { name: publisher, link: publisherLink },
    problems: problems.toSorted(
      (one, other) => collator.compare(one.path, other.path) || one.line - other.line,
    ),
  };
}

function compileContact(
  fields: Partial<FieldsOf<ReturnType<typeof plansFields>>>,
  context: Context,
): ContactByLanguage {
  const { contact, contactLink } = fields;
  if (contact === undefined) return {};
  const translated = context.languages.map((language) => {
    const key = `contact.${language}` as const;
    const name = fields[key];
    if (name === undefined) reportUntranslatedName(plansFile, key, language, context);
    return [language, { name: name ?? contact, link: contactLink }];
  });
  return { en: { name: contact, link: contactLink }, ...Object.fromEntries(translated) };
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

function readPlan(id: string, files: readonly ContentFile[], context: Context) {
  const { report } = context;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) report(id, planNameRule);
  const folders = new Set(files.map(({ path }) => path.slice(0, path.lastIndexOf('/'))));
  const parts = [...folders].map((folder) =>
    readMilestone(folder, filesIn(folder, files), context),
  );
  const milestones = parts.flatMap(({ entries }) => entries);
  const missions = parts.flatMap((each) => each.missions);
  reportSharedNumbers(milestones, report);
  reportSharedIds('milestone', milestones, report);
  reportSharedIds('mission', missions, report);
  reportTagColors(missions, report);
  return { id, parts };
}

const toPlan = ({ id, parts }: { id: string; parts: readonly MilestoneParts[] }): Plan => ({
  id,
  milestones: inOrder(parts.flatMap(toMilestone)),
});

const toMilestone = ({ entries, missions }: MilestoneParts) =>
  entries.flatMap(({ item, ...entry }): Entry<Milestone>[] => {
    if (!item) return [];
    const { name, lang, day } = item;
    return [{ ...entry, item: { id: entry.id, name, lang, day, missions: inOrder(missions) } }];
  });

function readMilestone(
  folder: string,
  files: readonly ContentFile[],
  context: Context,
): MilestoneParts {
  const { languages, report } = context;
  const pictures = new Map(
    files.flatMap(({ picture }) => (picture ? [[picture.picture.name, picture] as const] : [])),
  );
  const texts = files.flatMap(({ path, text }) =>
    path.endsWith('.md') && text !== null ? { path, text } : [],
  );
  const originals = texts
    .filter(({ path }) => !readTranslationName(path))
    .map(({ path, text }) => ({ path, check: checkMission(text, pictures, missionFields) }));
  const translations = texts
    .filter(({ path }) => readTranslationName(path))
    .map(({ path, text }) => ({ path, check: checkMission(text, pictures, translationFields) }));
  const checks = [...originals, ...translations];
  for (const { path, check } of checks) {
    for (const problem of check.problems) report(path, problem.message, problem);
  }
  const areRead = checks.every(({ check }) => check.pictures);
  const shown = new Set(checks.flatMap(({ check }) => check.pictures ?? []));
  for (const { path, picture } of files) {
    if (!picture) continue;
    for (const message of checkPictureFile(picture)) report(path, message);
    if (areRead && !shown.has(picture.picture)) report(path, unused);
  }
  const paths = originals.map(({ path }) => path);
  reportMisnamed(translations, paths, context);
  const missions = originals.flatMap((file) =>
    readName(file.path, missionExample, report).map((entry) => {
      const { content } = file.check;
      return {
        ...file,
        ...entry,
        item: content && { id: entry.id, ...content, isCompleted: false },
      };
    }),
  );
  reportSharedNumbers(missions, report);
  const schema = milestoneFields(languages);
  const fields = compileFields(`${folder}/milestone.yaml`, schema, files, report);
  const entries = readName(folder, '1-orientation', report).map((entry) => ({
    ...entry,
    item: fields,
  }));
  return { entries, missions, translations };
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
    'Keep only one line for each key.',
  );
  const read = isTooLong ? undefined : readFields(text, fields);
  for (const problem of [...problems, ...(read?.problems ?? [])]) {
    report(path, problem.message, problem);
  }
  return read?.output;
}
