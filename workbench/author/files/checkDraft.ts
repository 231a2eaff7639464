import type { ContentFile, ContentProblem } from '#tools/content/compiler/compilePlans.ts';
import { compilePlans } from '#tools/content/compiler/compilePlans.ts';
import type { PictureFiles } from '#tools/content/compiler/pictures.ts';
import { isVisible } from '#tools/text/text.ts';
import { planOf } from './fileNames.ts';
import { type Begun, begunBy, foldersIn, hasPlan, toMilestoneFile } from './milestones.ts';
import {
  fieldsOf,
  fileNameOf,
  frontMatter,
  frontMatterOf,
  type MissionDraft,
  readFields,
  toFile,
  unknownKeys,
} from './missionFile.ts';
import { originalOf, pathOf } from './translations.ts';

/** A part of the form. */
type Part = Exclude<keyof MissionDraft, 'folder' | 'language' | 'of'>;

export interface DraftProblem {
  readonly part: Part;
  /** In the form's text; 0 for what is not about a line. */
  readonly line: number;
  readonly message: string;
}

type Words = Readonly<Record<string, readonly [part: Part, message?: string]>>;

const wrongDay = 'Write a whole number from -100 to 400, but not 0.';

/** Where the form shows what a problem is about, in its own words where the checker speaks of a file. */
const wordsOfMission = (otherColor: string): Words => ({
  title: ['title'],
  tag: ['tag'],
  tagColor: ['tagColor', 'Choose one of the five colors.'],
  'color of a tag': [
    'tagColor',
    `In this plan, the tag is ${otherColor}. Choose that color, or write another tag.`,
  ],
  minutes: ['minutes', 'Write a whole number from 1 to 480, or nothing.'],
  day: ['day', wrongDay],
  text: ['text', 'Nothing of this text would be shown.'],
  'file name': [
    'name',
    'Write a number, a hyphen, and small letters or digits joined by hyphens, such as 1-read-the-welcome-guide.',
  ],
  number: [
    'name',
    'Another mission of this milestone has this number. Empty the field to get the next one.',
  ],
  id: [
    'name',
    'Another mission of this plan has this name. Empty the field to get one from the title.',
  ],
});

const wordsOfTranslation: Words = {
  title: ['title'],
  tag: ['tag'],
  text: ['text'],
  'file name': ['name'],
};

const wordsOfMilestone: Words = {
  name: ['milestone'],
  day: ['milestoneDay', wrongDay],
  number: [
    'milestone',
    'By now, another milestone of this plan has its number. Write the name again to get the next one.',
  ],
  id: [
    'milestone',
    'This plan has a milestone of this name. Choose it in the list, or write another name.',
  ],
};

const planExists: DraftProblem = {
  part: 'plan',
  line: 0,
  message: 'There is a plan of this name. Choose it in the list, or write another name.',
};

/** The folder of a draft without a milestone. No plan can have this name. */
const anywhere = 'no plan/1-milestone';

/** What is wrong with the draft among the other files of its plan, and what is not written yet, which is not wrong. */
export function checkDraft(
  draft: MissionDraft,
  pictures: PictureFiles,
  files: readonly ContentFile[],
): { problems: DraftProblem[]; unwritten: Part[] } {
  const folder = draft.folder || anywhere;
  const path = `${folder}/${fileNameOf(draft)}`;
  const original = draft.language && pathOf({ ...draft, language: '' });
  const folders = foldersIn(files);
  const begun = begunBy(draft, folders);
  const beside = [...pictures].map(([fileName, picture]) => ({
    path: `${folder}/${fileName}`,
    text: '',
    picture,
  }));
  const others = files.flatMap((file) => {
    const isOther = planOf(file.path) === planOf(folder) && file.path !== path;
    if (!isOther || !file.text) return [];
    if (file.path === original) return [file];
    // Without their texts, checking with each letter that is typed is faster.
    const [head = file.text] = frontMatterOf(file.text);
    return [{ path: file.path, text: head }];
  });
  const milestone = { path: `${folder}/milestone.yaml`, text: toMilestoneFile(draft) };
  const { plans, problems } = compilePlans([
    ...beside,
    ...others,
    ...(begun === 'mission' ? [] : [milestone]),
    { path, text: toFile(draft) },
  ]);
  const sameTag = plans
    .flatMap((plan) => plan.milestones.flatMap(({ missions }) => missions))
    .find(({ tag, tagColor }) => tag === draft.tag.trim() && tagColor !== draft.tagColor);
  const words = draft.language ? wordsOfTranslation : wordsOfMission(sameTag?.tagColor ?? '');
  const unwritten = unwrittenIn(draft, begun, files);
  const all = [
    ...problemOfFrontMatter(draft),
    ...(begun === 'plan' && hasPlan(folders, folder) ? [planExists] : []),
    ...problems.flatMap((problem) => inForm(problem, path, words, draft)),
  ];
  const shown = all.filter(
    ({ part }, index) =>
      !unwritten.includes(part) &&
      (part === 'text' || all.findIndex((each) => each.part === part) === index),
  );
  return { problems: shown, unwritten };
}

/** The parts of the form that are required and still empty. The text of a translation begins as the English one. */
function unwrittenIn(draft: MissionDraft, begun: Begun, files: readonly ContentFile[]): Part[] {
  const ofPlan = { mission: [], milestone: ['milestone'], plan: ['plan', 'milestone'] } as const;
  const required = ['title', 'tag', ...ofPlan[begun], 'text'] as const;
  const english = draft.language && originalOf(draft, files)?.text;
  return required.filter(
    (part) => !isVisible(draft[part]) || (part === 'text' && draft.text === english),
  );
}

/** If two files conflict, the checker names the later one, which may be the other one. */
function inForm(
  { path, about = '', line, message }: ContentProblem,
  ownPath: string,
  words: Words,
  draft: MissionDraft,
): DraftProblem[] {
  const [part, inWords = message] = (path.endsWith('.md') ? words : wordsOfMilestone)[about] ?? [];
  if (part && part !== 'text') return [{ part, line: 0, message: inWords }];
  if (path !== ownPath) return [];
  const linesAbove = frontMatter(draft).split('\n').length - 1;
  const [emptyStart = ''] = /^\s*\n/.exec(draft.text) ?? [];
  const emptyLines = emptyStart.split('\n').length - 1;
  const isOfLine = line > linesAbove && !part;
  const lineInText = isOfLine ? line - linesAbove + emptyLines : 0;
  return [{ part: 'text', line: lineInText, message: inWords }];
}

/** The build reads a second front matter as text, and reports nothing. */
function problemOfFrontMatter({ text, language }: MissionDraft): DraftProblem[] {
  const [head, yaml = ''] = frontMatterOf(text);
  if (head === undefined) return [];
  const [key] = unknownKeys(readFields(yaml) ?? {}, fieldsOf(language));
  const what = language ? 'translation' : 'mission';
  const reason = key ? `a ${what} has no “${key}”` : 'they cannot be read as fields';
  const message = `The lines between the dashes would be shown, because ${reason}. Take them out of the text.`;
  return [{ part: 'text', line: 1, message }];
}
