import type { Root, RootContent } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { findTooDeep, maxNesting } from '#components/Markdown/nesting.ts';
import type { Mission } from '../model.ts';
import { missionFields, type Problem, readFields } from './fields.ts';
import { missionRules } from './missionRules.ts';

export interface MissionCheck {
  /** Undefined without a sound title, tag, and color; problems elsewhere leave it readable. */
  readonly content?: Omit<Mission, 'id' | 'isCompleted'>;
  /** In the order of their lines. */
  readonly problems: readonly Problem[];
}

/** Some five printed pages; the slowest one that we found takes just under a second to parse. */
const maxCharacters = 10_000;

/** Without the extensions, which overflow the stack on what is nested too deeply. */
const outline = unified().use(remarkParse).use(remarkFrontmatter).freeze();
const whole = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .use(missionRules)
  .freeze();

export const normalizeText = (text: string) =>
  text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');

export function checkCharacters(text: string): Problem[] {
  return text.split('\n').flatMap((content, index) => {
    const [found] = /(?!\t)[\p{Cc}\p{Cs}\uFFFD]/u.exec(content) ?? [];
    if (found === undefined) return [];
    const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const message = `The line contains a character that cannot be shown (U+${code}). Type it again and save the file as UTF-8.`;
    return [{ line: index + 1, message }];
  });
}

/** Checks the whole text of one mission file: its front matter and its Markdown. */
export function checkMission(rawText: string): MissionCheck {
  const file = new VFile(normalizeText(rawText));
  const text = String(file);
  if (text.length > maxCharacters) {
    const message = `The file has more than ${maxCharacters} characters. Make two missions of it.`;
    return { problems: [{ line: text.slice(0, maxCharacters).split('\n').length, message }] };
  }

  const tree = outline.parse(file);
  const [matter] = tree.children;
  const hasMatter = matter?.type === 'yaml';
  const { output, problems: matterProblems } = hasMatter
    ? readFields(matter.value, missionFields, { sourceLine: 2, missingLine: 1 })
    : { output: undefined, problems: [missingMatter(text)] };
  if (hasMatter || !text.startsWith('---')) checkBody(tree, file);

  const problems = [
    ...checkCharacters(text),
    ...matterProblems,
    ...file.messages.map(({ line = 1, reason }) => ({ line, message: reason })),
  ].toSorted((one, other) => one.line - other.line);
  const description = text
    .slice(matter?.position?.end.offset)
    .replace(/^\s*\n/, '')
    .trimEnd();
  return output ? { content: { ...output, description }, problems } : { problems };
}

function missingMatter(text: string): Problem {
  const message = text.startsWith('---')
    ? 'The front matter is not closed. End it with a line of three dashes (---).'
    : 'The front matter is missing. Begin the file with a line of three dashes (---), then title, tag, tagColor, and three dashes again.';
  return { line: 1, message };
}

const isText = ({ type }: RootContent) => type !== 'yaml' && type !== 'definition';

function checkBody(outlineTree: Root, file: VFile) {
  const tree = findTooDeep(outlineTree) ? outlineTree : whole.parse(file);
  const tooDeep = findTooDeep(tree);
  if (tooDeep) {
    const message = `Lists, quotes and emphasis are nested more than ${maxNesting} deep here. Nest them less.`;
    file.message(message, tooDeep.position);
  } else if (tree.children.some(isText)) {
    whole.runSync(tree, file);
  } else {
    const [matter] = tree.children;
    file.message('The mission has no text below its front matter.', matter?.position?.end);
  }
}
