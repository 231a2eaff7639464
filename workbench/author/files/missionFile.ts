import { Lexer, parse, stringify } from 'yaml';
import { type ContentFile, compilePlans } from '#tools/content/compiler/compilePlans.ts';
import { missionFields, type Problem } from '#tools/content/compiler/fields.ts';
import type { PictureFile, PictureFiles } from '#tools/content/compiler/pictures.ts';
import { plainText, withoutEmptyEnds } from '#tools/content/compiler/text.ts';

/** A longer text would stop the page. The checker refuses more than 10,000 characters. */
export const maxText = 100_000;

/** The fields of the form as they are typed, valid or not. */
export interface MissionDraft {
  /** The folder of its milestone, such as `new-hire/1-orientation`; empty while that is undecided. */
  folder: string;
  /** The file's name without `.md`; while it is empty, `nameOf` makes one from the title. */
  name: string;
  title: string;
  tag: string;
  tagColor: string;
  minutes: string;
  day: string;
  text: string;
}

export const emptyDraft: MissionDraft = {
  folder: '',
  name: '',
  title: '',
  tag: '',
  tagColor: 'blue',
  minutes: '',
  day: '',
  text: '',
};

export const shows = (text: string, name: string) => text.includes(`](${name})`);

export const renamePicture = (text: string, name: string, newName: string) =>
  text.replaceAll(`](${name})`, `](${newName})`);

/** Adds the pictures that the text does not show yet. */
export function withPictures(draft: MissionDraft, pictures: readonly PictureFile[]): MissionDraft {
  const added = pictures.flatMap(({ picture: { name } }) =>
    shows(draft.text, name) ? [] : [`![](${name})`],
  );
  return { ...draft, text: [draft.text, ...added].filter(Boolean).join('\n\n') };
}

export function toFile(draft: MissionDraft): string {
  return `${frontMatter(draft)}${withoutEmptyEnds(draft.text)}\n`;
}

function frontMatter(draft: MissionDraft): string {
  const [title, tag, tagColor] = [draft.title, draft.tag, draft.tagColor].map((each) =>
    each.trim(),
  );
  const [minutes, day] = [draft.minutes.trim(), draft.day.trim()].map((each) =>
    /^-?\d+$/.test(each) ? Number(each) : each || undefined,
  );
  const fields = { title, tag, tagColor, minutes, day };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n`;
}

/** @param path of the file in the content folder */
export const missionStoryId = (path: string) =>
  `mission-${path.replace(/\.md$/, '').replaceAll('/', '-')}`;

/** Reads UTF-8, or Windows-1252, which old editors save. Undefined if the content is not text. */
export function textOf(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return /(?![\t-\r\u0080-\u009F])\p{Cc}/u.test(text) ? undefined : text;
  }
}

const frontMatterOf = (source: string) =>
  /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/.exec(source) ?? [];

/** Nothing in a file may be lost, so front matter without fields in the form stays in the text. */
export function fromFile(fileName: string, file: string): MissionDraft {
  // A browser calls the second download of a file `3-tour-the-office (1).md`.
  const name = fileName.replace(/(?: \(\d+\))?\.(?:md|markdown|txt)$/i, '');
  const source = plainText(file);
  const [head = '', yaml = ''] = frontMatterOf(source);
  const fields = readFields(yaml);
  const isRead = fields !== undefined && unknownKeys(fields).length === 0;
  const text = isRead ? source.slice(head.length) : source;
  return { ...emptyDraft, ...(isRead && fields), name, text: withoutEmptyEnds(text) };
}

const unknownKeys = (fields: object) =>
  Object.keys(fields).filter((key) => !Object.hasOwn(missionFields.entries, key));

/** Undefined if the form cannot hold all that is written. */
function readFields(yaml: string): Partial<MissionDraft> | undefined {
  try {
    const hasComment = [...new Lexer().lex(yaml)].some((token) => token.startsWith('#'));
    // Otherwise YAML reads the title 1.10 as the number 1.1.
    const fields: unknown = parse(yaml, { schema: 'failsafe' });
    if (hasComment || typeof fields !== 'object' || fields === null) return undefined;
    const fits = (value: unknown) => typeof value === 'string' && !value.includes('\n');
    return Object.values(fields).every(fits) ? fields : undefined;
  } catch {
    return undefined;
  }
}

/** The build reads a second front matter as text, and reports nothing. */
function problemOfFrontMatter(text: string): string | undefined {
  const [head, yaml = ''] = frontMatterOf(text);
  if (head === undefined) return undefined;
  const [key] = unknownKeys(readFields(yaml) ?? {});
  const reason = key ? `a mission has no “${key}”` : 'they cannot be read as fields';
  return `The lines between the dashes would be shown, because ${reason}. Take them out of the text.`;
}

/** The folder of a draft without a milestone. No plan can have this name. */
const anywhere = 'no plan/1-milestone';

/**
 * The problems that the checker finds in the file, among the others of its plan. Lines are those in the form's text;
 * line 0 is a problem of the other fields.
 */
export function checkDraft(
  draft: MissionDraft,
  pictures: PictureFiles = new Map(),
  files: readonly ContentFile[] = [],
): Problem[] {
  const folder = draft.folder || anywhere;
  const { name } = draft;
  const path = `${folder}/${name}.md`;
  const beside = [...pictures].map(([fileName, picture]) => ({
    path: `${folder}/${fileName}`,
    text: '',
    picture,
  }));
  const [plan = ''] = folder.split('/');
  const others = files.flatMap((file) => {
    if (!file.path.startsWith(`${plan}/`) || file.path === path || !file.text) return [];
    // Without their texts, checking with each letter that is typed is faster.
    const [head = file.text] = frontMatterOf(file.text);
    return [{ path: file.path, text: head }];
  });
  const { problems } = compilePlans([...beside, ...others, { path, text: toFile(draft) }]);
  const linesAbove = frontMatter(draft).split('\n').length - 1;
  const [emptyStart = ''] = /^\s*\n/.exec(draft.text) ?? [];
  const emptyLines = emptyStart.split('\n').length - 1;
  const unread = problemOfFrontMatter(draft.text);
  const own = problems.filter((each) => each.path === path);
  // If two files conflict, the checker names the later one, which may be the other one.
  const other = problems.find((each) => each.path !== path && each.message.includes(name));
  return [
    ...(unread ? [{ line: 1, message: unread }] : []),
    ...own.map(({ message, line }) => ({
      message,
      line: line > linesAbove ? line - linesAbove + emptyLines : 0,
    })),
    ...(other ? [{ line: 0, message: `${other.path}: ${other.message}` }] : []),
  ];
}
