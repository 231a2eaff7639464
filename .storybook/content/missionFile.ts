import { Lexer, parse, stringify } from 'yaml';
import { checkMission } from '#features/onboarding/compiler/checkMission.ts';
import { checkMissionName } from '#features/onboarding/compiler/compilePlans.ts';
import type { Problem } from '#features/onboarding/compiler/fields.ts';
import { plainText, withoutEmptyEnds } from '#features/onboarding/compiler/text.ts';

/** The fields of the form as they are typed. The checker may refuse them. */
export interface MissionDraft {
  /** Of the file, without `.md`. While it is empty, the name is made of the title. */
  name: string;
  title: string;
  tag: string;
  tagColor: string;
  minutes: string;
  /** Markdown. */
  text: string;
}

export const emptyDraft: MissionDraft = {
  name: '',
  title: '',
  tag: '',
  tagColor: 'blue',
  minutes: '',
  text: '',
};

/** `1-tour-the-office`. The author replaces 1 by the mission's place in its milestone. */
export function nameOf({ name, title }: MissionDraft): string {
  const letters = title
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[\p{M}’']/gu, '');
  const words = letters.toLowerCase().match(/[a-z0-9]+/g) ?? ['mission'];
  return name || `1-${words.join('-')}`;
}

export function toFile(draft: MissionDraft): string {
  return `${frontMatter(draft)}${withoutEmptyEnds(draft.text)}\n`;
}

function frontMatter(draft: MissionDraft): string {
  const [title, tag, tagColor] = [draft.title, draft.tag, draft.tagColor].map((each) =>
    each.trim(),
  );
  const minutes = draft.minutes.trim();
  const fields = {
    title,
    tag,
    tagColor,
    ...(minutes && { minutes: /^\d+$/.test(minutes) ? Number(minutes) : minutes }),
  };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n`;
}

/** By the file's path in the content folder, for the link that leads to a mission. */
export const missionStoryId = (path: string) =>
  `mission-${path.replace(/\.md$/, '').replaceAll('/', '-')}`;

/** Front matter that the form has no fields for stays in the text, because nothing of a file may be lost. */
export function fromFile(fileName: string, file: string): MissionDraft {
  // A browser that downloads a file once more names it `3-tour-the-office (1).md`.
  const name = fileName.replace(/(?: \(\d+\))?\.md$/, '');
  const source = plainText(file);
  const [head = '', yaml = ''] =
    /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/.exec(source) ?? [];
  const fields = readFields(yaml);
  const text = fields ? source.slice(head.length) : source;
  return { ...emptyDraft, ...fields, name, text: withoutEmptyEnds(text) };
}

function readFields(yaml: string): Partial<MissionDraft> | undefined {
  try {
    const hasComment = [...new Lexer().lex(yaml)].some((token) => token.startsWith('#'));
    // As texts, because YAML would make the number 1.1 of a title 1.10.
    const fields: unknown = parse(yaml, { schema: 'failsafe' });
    if (hasComment || typeof fields !== 'object' || fields === null) return undefined;
    const fits = ([key, value]: [string, unknown]) =>
      ['title', 'tag', 'tagColor', 'minutes'].includes(key) &&
      typeof value === 'string' &&
      !value.includes('\n');
    return Object.entries(fields).every(fits) ? fields : undefined;
  } catch {
    return undefined;
  }
}

/** The problems that the checker finds. Lines are those of the form's text; line 0 means its fields. */
export function checkDraft(draft: MissionDraft) {
  const { content, problems } = checkMission(toFile(draft));
  const wrongName = checkMissionName(`${nameOf(draft)}.md`);
  const linesAbove = frontMatter(draft).split('\n').length - 1;
  const [emptyStart = ''] = /^\s*\n/.exec(draft.text) ?? [];
  const emptyLines = emptyStart.split('\n').length - 1;
  return {
    content,
    problems: [
      ...(wrongName ? [{ line: 0, message: wrongName }] : []),
      ...problems.map(({ line, message }): Problem => {
        return { line: line > linesAbove ? line - linesAbove + emptyLines : 0, message };
      }),
    ],
  };
}
