import type { ContentFile, ContentProblem } from '#tools/content/compiler/compilePlans.ts';
import { compilePlans } from '#tools/content/compiler/compilePlans.ts';
import type { PictureFiles } from '#tools/content/compiler/pictures.ts';
import { isVisible } from '#tools/text/text.ts';
import { originalOf, pathOf } from './content.ts';
import { planOf } from './fileNames.ts';
import { frontMatter, frontMatterOf, type MissionDraft, toFile } from './missionDraft.ts';

/** A part of the form. */
export type Part = 'title' | 'tag' | 'tagColor' | 'minutes' | 'day' | 'name' | 'text';

export interface DraftProblem {
  readonly part: Part;
  /** In the form's text; 0 for what is not about a line. */
  readonly line: number;
  readonly message: string;
}

/** Where the form shows what a problem is about. */
const partsOfMission: Readonly<Record<string, Part>> = {
  title: 'title',
  tag: 'tag',
  tagColor: 'tagColor',
  'color of a tag': 'tagColor',
  minutes: 'minutes',
  day: 'day',
  'file name': 'name',
  number: 'name',
  id: 'name',
};

const partsOfTranslation: typeof partsOfMission = { title: 'title', tag: 'tag' };

/** Two files are part of these. The content has none of them, so the draft is one of the two. */
const conflicts = new Set(['color of a tag', 'number', 'id']);

/** The folder of a draft without a milestone. No plan can have this name. */
const anywhere = 'no plan/1-milestone';

/** What the build would say of the draft among the files of its plan, and what is not written yet, which is not wrong. */
export function checkDraft(
  draft: MissionDraft,
  pictures: PictureFiles,
  files: readonly ContentFile[],
): { problems: DraftProblem[]; unwritten: Part[] } {
  const folder = draft.folder || anywhere;
  const path = pathOf({ ...draft, folder });
  const original = draft.language && pathOf({ ...draft, language: '' });
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
  const { problems } = compilePlans([...beside, ...others, { path, text: toFile(draft) }]);
  const unwritten = unwrittenIn(draft, files);
  const isWritten = ({ part }: DraftProblem) =>
    !unwritten.includes(part) && (part !== 'name' || draft.name);
  const all = [
    ...problemOfFrontMatter(draft),
    ...problems.flatMap((problem) => inForm(problem, path, draft)),
  ];
  const shown = all.filter(
    (problem, index) =>
      isWritten(problem) &&
      (problem.part === 'text' || all.findIndex(({ part }) => part === problem.part) === index),
  );
  return { problems: shown, unwritten };
}

/** The parts of the form that are required and still empty. The text of a translation begins as the English one. */
function unwrittenIn(draft: MissionDraft, files: readonly ContentFile[]): Part[] {
  const english = draft.language && originalOf(draft, files)?.text;
  return (['title', 'tag', 'name', 'text'] as const).filter((part) => {
    // A name follows from the title.
    if (part === 'name') return !draft.name && isVisible(draft.title);
    return !isVisible(draft[part]) || (part === 'text' && draft.text === english);
  });
}

/** If two files conflict, the checker names the later one, which may be the other one. */
function inForm(
  { path, about = '', line, message }: ContentProblem,
  ownPath: string,
  draft: MissionDraft,
): DraftProblem[] {
  const isOwn = path === ownPath;
  if (!isOwn && !conflicts.has(about)) return [];
  const part = (draft.language ? partsOfTranslation : partsOfMission)[about];
  // The other messages name both files.
  const place = isOwn || about !== 'color of a tag' ? '' : `${path}: `;
  if (part) return [{ part, line: 0, message: `${place}${message}` }];
  const linesAbove = frontMatter(draft).split('\n').length - 1;
  const [emptyStart = ''] = /^\s*\n/.exec(draft.text) ?? [];
  const emptyLines = emptyStart.split('\n').length - 1;
  const isOfLine = line > linesAbove && !about;
  return [{ part: 'text', line: isOfLine ? line - linesAbove + emptyLines : 0, message }];
}

/** The build reads a second front matter as text, and reports nothing. */
function problemOfFrontMatter({ text }: MissionDraft): DraftProblem[] {
  const [head] = frontMatterOf(text);
  if (head === undefined) return [];
  const message =
    'The lines between the dashes would be shown, because the form has no fields for all of them. Remove them from the text.';
  return [{ part: 'text', line: 1, message }];
}
