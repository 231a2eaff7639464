import { Lexer, parse, stringify } from 'yaml';
import { checkMission } from '#features/onboarding/compiler/checkMission.ts';
import { checkMissionName } from '#features/onboarding/compiler/compilePlans.ts';
import type { Problem } from '#features/onboarding/compiler/fields.ts';
import { plainText, withoutEmptyEnds } from '#features/onboarding/compiler/text.ts';

/** What an author has typed so far, sound or not. */
export interface MissionDraft {
  /** Of the file, without `.md`. Empty, it follows the title. */
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

/** As `1-tour-the-office`; an author gives it the number of its place in the milestone. */
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

/** What the form has no fields for stays in the text, the dashes included, for its author to mend. */
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
    // All as they are written: otherwise a title of 1.10 would become 1.1.
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

/** What the checker says of the file. Lines are counted in the text of the form; 0 stands for its fields. */
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
