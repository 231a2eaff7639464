import type * as v from 'valibot';
import type { FurtherLanguage } from '#components/words/languages.ts';
import { groupBy } from '../../groupBy.ts';
import {
  type Fields,
  milestoneFields,
  missionFields,
  missionLanguages,
  readFields,
  settingsFields,
  translationFields,
} from './fields.ts';
import { type ParsedText, parseMission, readText } from './parseMission.ts';
import { checkPictureFile, isPictureName, type PictureFile } from './pictures.ts';
import type { Report, ReportIn } from './problem.ts';

export interface ContentFile {
  /** Relative to the content folder, with `/` between folders. */
  readonly path: string;
  readonly text: string;
  /** For a file with a picture's name. */
  readonly picture?: PictureFile | undefined;
}

/** The name of a folder or file, such as `2-collect-your-badge`. */
export interface Named {
  readonly path: string;
  readonly number: number;
  readonly id: string;
}

export type ParsedMission = Named & ParsedText<typeof missionFields>;

export interface ParsedTranslation extends ParsedText<typeof translationFields> {
  readonly path: string;
  /** The path of the English file. */
  readonly original: string;
  readonly language: FurtherLanguage;
}

export interface ParsedMilestone extends Named {
  readonly fields: v.InferOutput<typeof milestoneFields>;
  readonly missions: readonly ParsedMission[];
  readonly translations: readonly ParsedTranslation[];
  /** The picture files of the folder by their names. */
  readonly pictures: ReadonlyMap<string, PictureFile>;
}

export interface ParsedPlan {
  readonly id: string;
  readonly milestones: readonly ParsedMilestone[];
}

export type Settings = v.InferOutput<typeof settingsFields>;

export const settingsFile = 'plans.yaml';

const stray =
  'This file does not belong here. Move it: a milestone’s folder can contain only "milestone.yaml", missions (".md"), and their pictures.';
const planNameRule =
  'The folder name of a plan must be lowercase letters or digits joined by hyphens, for example "new-hire".';
const nameRule =
  'The name must be a number, a hyphen, and lowercase letters or digits joined by hyphens, for example "1-read-the-welcome-guide".';

/** Reads each file alone. What cannot be read is left out. */
export function parseFiles(files: readonly ContentFile[], reportIn: ReportIn) {
  const own = files.filter(({ path }) => path !== 'README.md' && !isEditorLeftover(path));
  const members = own.filter(({ path }) => belongsToMilestone(path));
  for (const { path } of own) {
    if (path !== settingsFile && !belongsToMilestone(path)) reportIn(path)(stray);
  }
  const byPlan = groupBy(members, ({ path }) => path.slice(0, path.indexOf('/')));
  const plans = [...byPlan].map(([id, inPlan]): ParsedPlan => {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) reportIn(id)(planNameRule);
    const byFolder = groupBy(inPlan, ({ path }) => path.slice(0, path.lastIndexOf('/')));
    return {
      id,
      milestones: [...byFolder].flatMap(
        ([path, inFolder]) => parseMilestone(path, inFolder, reportIn) ?? [],
      ),
    };
  });
  return { settings: parseFields(settingsFile, own, settingsFields, reportIn), plans };
}

/** Word leaves `~$name.md` and `~WRL0001.tmp` behind, Emacs `#name.md#`, and many editors `name.md~`. */
const leftovers =
  /^\.|~$|^~\$|^~.*\.tmp$|^#.*#$|\.(?:bak|orig|swp)$|^(?:desktop\.ini|(?:eh)?thumbs\.db|icon\r)$/i;

/** Whether a program left this file behind. Folders that programs leave are hidden, such as `.git`. */
export function isEditorLeftover(path: string): boolean {
  const folders = path.split('/').slice(0, -1);
  return leftovers.test(fileName(path)) || folders.some((folder) => folder.startsWith('.'));
}

function belongsToMilestone(path: string): boolean {
  const [, , name, ...deeper] = path.split('/');
  if (name === undefined || deeper.length > 0) return false;
  return name === 'milestone.yaml' || name.endsWith('.md') || isPictureName(name);
}

function parseMilestone(
  folder: string,
  files: readonly ContentFile[],
  reportIn: ReportIn,
): ParsedMilestone | undefined {
  const name = parseName(folder, reportIn(folder));
  const fields = parseFields(`${folder}/milestone.yaml`, files, milestoneFields, reportIn);
  const pictures = new Map<string, PictureFile>();
  const missions: ParsedMission[] = [];
  const translations: ParsedTranslation[] = [];
  for (const { path, text, picture } of files) {
    const report = reportIn(path);
    const [, stem, ending] = /^(.+?)(?:\.([^./]+))?\.md$/.exec(path) ?? [];
    const language = missionLanguages.find((each) => each === ending);
    if (picture) {
      checkPictureFile(picture, report);
      pictures.set(picture.picture.name, picture);
    } else if (language) {
      const parsed = parseMission(text, translationFields, report);
      if (parsed) translations.push({ ...parsed, path, original: `${stem}.md`, language });
    } else if (ending !== undefined) {
      const endings = missionLanguages.map((each) => `".${each}.md"`).join(' or ');
      const message = `"${ending}" in the file name is not a language of the portal. The name of a translation ends in ${endings}; other names have no second dot.`;
      report(message);
    } else if (stem !== undefined) {
      const missionName = parseName(path, report);
      const parsed = parseMission(text, missionFields, report);
      if (missionName && parsed) missions.push({ ...missionName, ...parsed });
    }
  }
  return name && fields && { ...name, fields, missions, translations, pictures };
}

function parseName(path: string, report: Report): Named | undefined {
  const [, number, id] = /^(\d+)-([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.md)?$/.exec(fileName(path)) ?? [];
  if (id !== undefined) return { path, number: Number(number), id };
  report(nameRule);
  return undefined;
}

function parseFields<Schema extends Fields>(
  path: string,
  files: readonly ContentFile[],
  schema: Schema,
  reportIn: ReportIn,
): v.InferOutput<Schema> | undefined {
  const report = reportIn(path);
  const file = files.find((each) => each.path === path);
  if (!file)
    report(`This file is missing. Create it with the line "${Object.keys(schema.entries)[0]}: …".`);
  const text = file && readText(file.text, report);
  return text === undefined ? undefined : readFields(text, schema, report)?.fields;
}

export const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
