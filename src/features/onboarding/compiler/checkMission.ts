import type { Definition, Nodes, Parents, Root, RootContent, Table, TableRow, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visitParents } from 'unist-util-visit-parents';
import { findTooDeep, maxNesting } from '#components/Markdown/nesting.ts';
import type { Mission, Picture } from '../model.ts';
import { checkAddress } from './checkAddress.ts';
import { missionFields, type Problem, readFields } from './fields.ts';
import { checkPicture, maxPictures, type PictureFiles } from './pictures.ts';
import { isVisible, plainText, shorten, unshowable, withoutEmptyEnds } from './text.ts';
import { findTooLittleIndent, findUnreadSigns, type Mistake } from './unreadSigns.ts';

export interface MissionCheck {
  /** Undefined without a sound title, tag, and color; problems elsewhere leave it readable. */
  readonly content?: Omit<Mission, 'id' | 'isCompleted'> | undefined;
  readonly tagColorLine?: number | undefined;
  /** In a text without sound fields, too. Undefined for a text that is too long, or nested too deeply, to look for them. */
  readonly pictures?: readonly Picture[] | undefined;
  /** In the order of their lines. */
  readonly problems: readonly Problem[];
}

/** Some five printed pages; the slowest one that we found takes just under a second to parse. */
const maxCharacters = 10_000;

/** The parser's time for stars and brackets grows with the square of their number; up to here a plain list takes longer. */
const maxParagraph = 2000;

/** Reads Markdown with tables and the like (GFM), below front matter. */
export const missionFormat = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .freeze();

/** Without GFM, because its extensions overflow the stack on a text that is nested too deeply. */
const outline = unified().use(remarkParse).use(remarkFrontmatter).freeze();

/** The text with plain line ends, and the problems that do not depend on its format. */
export function readText(rawText: string, limit: number, remedy: string) {
  const text = plainText(rawText);
  if (text.length > limit) {
    const line = text.slice(0, limit).split('\n').length;
    const message = `The file has more than ${limit} characters. ${remedy}`;
    return { text, isTooLong: true, problems: [{ line, message }] };
  }
  const problems = text.split('\n').flatMap((content, index) => {
    const [found] = unshowable.exec(content) ?? [];
    if (found === undefined) return [];
    const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const message = `The line contains a character that cannot be shown (U+${code}). Type it again and save the file as UTF-8.`;
    return [{ line: index + 1, message }];
  });
  return { text, isTooLong: false, problems };
}

/**
 * Checks the whole text of one mission file: the lines between the dashes, and its Markdown.
 * @param files the pictures beside it
 */
export function checkMission(rawText: string, files: PictureFiles): MissionCheck {
  const file = readText(rawText, maxCharacters, 'Make two missions of it.');
  if (file.isTooLong) return file;
  const { text } = file;
  const outlineTree = outline.parse(text);
  const [head] = outlineTree.children;
  const fields = head?.type === 'yaml' ? readFields(head.value, missionFields, 2) : undefined;
  const tree = findTooDeep(outlineTree) ? outlineTree : missionFormat.parse(text);
  const body = checkMarkdown(tree, text, files);
  // Without the second line of dashes, the fields would be checked as Markdown.
  const isRead = fields !== undefined || !text.startsWith('---');
  const problems = [
    ...file.problems,
    ...(fields?.problems ?? [missingFields(text)]),
    ...(isRead ? body.problems : []),
  ];
  const { pictures } = body;
  const description = withoutEmptyEnds(text.slice(head?.position?.end.offset));
  return {
    content: fields?.output && {
      ...fields.output,
      description,
      ...(pictures && pictures.length > 0 && { pictures }),
    },
    pictures,
    tagColorLine: fields?.lines.get('tagColor'),
    problems: problems.toSorted((one, other) => one.line - other.line),
  };
}

function missingFields(text: string): Problem {
  const message = text.startsWith('---')
    ? 'The second line of three dashes (---) is missing. Write it below title, tag, and tagColor.'
    : 'Begin the file with a line of three dashes (---), then title, tag, tagColor, and three dashes again.';
  return { line: 1, message };
}

const footnote = 'Footnotes are not possible here. Put the note into the text.';
const notPossible: Partial<Record<Nodes['type'], string>> = {
  imageReference:
    'Write the name of the picture in parentheses behind the square brackets: ![What it shows](floor-plan.webp)',
  footnoteReference: footnote,
  footnoteDefinition: footnote,
};

/** What a mission's text must not hold, and the pictures that it shows. */
function checkMarkdown(
  tree: Root,
  text: string,
  files: PictureFiles,
): Pick<MissionCheck, 'problems' | 'pictures'> {
  const tooDeep = findTooDeep(tree);
  if (tooDeep) {
    const message = `Lists, quotes and emphasis are nested more than ${maxNesting} deep here. Nest them less.`;
    return { problems: [{ line: lineOf([tooDeep]), message }] };
  }
  const problems: Problem[] = [];
  const linesWithHtml = new Set<number>();
  const shown = new Set<string>();
  const definitions: Definition[] = [];
  const referred = new Set<string>();
  let headingAbove = 1;
  if (tree.children.every(({ type }) => type === 'yaml' || type === 'definition')) {
    const message = 'The mission has no text below the second line of dashes.';
    problems.push({ line: tree.children[0]?.position?.end.line ?? 1, message });
  }
  visitParents(tree, (node, ancestors) => {
    const line = lineOf([...ancestors, node]);
    const report = (message: string | false | null | undefined) => {
      if (message) problems.push({ line, message });
    };
    const reportAll = (mistakes: readonly Mistake[]) => {
      problems.push(...mistakes.map(({ below, message }) => ({ line: line + below, message })));
    };
    const parent = ancestors.at(-1);
    report(notPossible[node.type]);
    switch (node.type) {
      case 'html':
        // One opening and one closing tag in a line are one problem to its author.
        report(!linesWithHtml.has(line) && describeHtml(node.value));
        linesWithHtml.add(line);
        break;
      case 'image':
        report(checkPicture(node, files));
        report(
          shown.add(node.url).size > maxPictures &&
            `A mission has ${maxPictures} pictures at most. Make two missions of it.`,
        );
        break;
      case 'link':
        report(checkAddress(node.url));
        report(checkLinkText(node));
        break;
      case 'definition':
        definitions.push(node);
        break;
      case 'linkReference':
        referred.add(node.identifier);
        report(checkLinkText(node));
        break;
      case 'heading':
        report(checkLevel(node.depth, headingAbove));
        report(!isVisible(toString(node)) && 'The heading has no text.');
        headingAbove = node.depth;
        break;
      case 'text':
        reportAll(findBrokenLinks(node, parent, text));
        break;
      case 'paragraph':
        reportAll(findUnreadSigns(node, parent, text));
        break;
      case 'list':
        reportAll(findTooLittleIndent(node, parent, text));
        break;
      case 'tableRow':
        report(parent?.type === 'table' && checkCells(node, parent));
        break;
      default:
        break;
    }
    report(checkLength(node, text));
  });
  // Of several with one name, Markdown reads the first.
  const used = new Set(
    [...referred].map((name) => definitions.find(({ identifier }) => identifier === name)),
  );
  for (const node of definitions) {
    const message = used.has(node) ? checkAddress(node.url) : describeUnused(node);
    if (message) problems.push({ line: lineOf([node]), message });
  }
  const pictures = [...shown].flatMap((name) => files.get(name)?.picture ?? []);
  return { problems, pictures };
}

function checkLength(node: Nodes, text: string): string | false {
  return (
    ['paragraph', 'heading', 'tableCell'].includes(node.type) &&
    sourceOf(node, text).length > maxParagraph &&
    `This paragraph has more than ${maxParagraph} characters. Divide it with an empty line.`
  );
}

/** Where a node has no position, such as the link of a bare address, which the parser adds, its parent's counts. */
function lineOf(path: readonly Nodes[]): number {
  return path.findLast(({ position }) => position)?.position?.start.line ?? 1;
}

function sourceOf({ position, ...node }: Nodes, text: string): string {
  if (!position) return 'value' in node ? node.value : '';
  return text.slice(position.start.offset, position.end.offset);
}

function describeUnused({ label, identifier }: Definition): string {
  const name = shorten(label ?? identifier);
  return `No link in this file uses this address of "${name}", so the line would not be shown. Put a backslash (\\) in front of it to show it, or remove it.`;
}

function checkCells(row: TableRow, { children: [head] }: Table): string | undefined {
  const lost = row.children.slice(head?.children.length).map((cell) => toString(cell));
  if (!lost.some(isVisible)) return undefined;
  return `The row has more cells than the first row of the table, so "${shorten(lost.join(' '))}" would not be shown. Add cells to the first two rows, or write \\| for a sign | in the text.`;
}

function describeHtml(value: string): string {
  const excerpt = shorten(value.split('\n')[0] ?? '');
  return `HTML is not allowed (“${excerpt}”). Use Markdown, or put it in backticks to show it as code.`;
}

function checkLinkText(link: Nodes): string | false {
  return (
    !isVisible(toString(link)) && 'The link has no text. Write it between the square brackets.'
  );
}

function checkLevel(depth: number, above: number): string | false {
  if (depth === 1) return 'The title is the only heading of level 1. Begin this heading with ##.';
  return (
    depth > above + 1 &&
    `The heading jumps from level ${above} to level ${depth}. Begin it with ${'#'.repeat(above + 1)}.`
  );
}

/** Brackets that Markdown left standing as text, although their author meant a link and has not escaped them. */
const looseBrackets = /(?<!\\|\\\[[^[\]\n]*)\](?:\[([^[\]\n]*)\]|\()/g;

/** Links that Markdown shows as text, or reads half of. */
function findBrokenLinks(node: Text, parent: Parents | undefined, text: string): Mistake[] {
  const source = sourceOf(node, text);
  const below = (end: number) => source.slice(0, end).split('\n').length - 1;
  const mistakes = [...source.matchAll(looseBrackets)].map(({ 0: brackets, 1: name, index }) => ({
    below: below(index),
    message: describeBrackets(brackets, name),
  }));
  // Of `<https://intra net.test/>`, Markdown makes a link of the first half.
  const siblings: readonly RootContent[] = parent?.children ?? [];
  const next = siblings[siblings.indexOf(node) + 1];
  if (source.endsWith('<') && next?.type === 'link' && !sourceOf(next, text).startsWith('[')) {
    const message = 'The address in <…> is not written correctly. Leave no space in it.';
    mistakes.push({ below: below(source.length), message });
  }
  return mistakes;
}

function describeBrackets(brackets: string, name: string | undefined): string {
  if (brackets === '](') {
    return 'The link is not written correctly. Close its parenthesis and leave no space in the address.';
  }
  return name
    ? `The link refers to "${name}", which is not defined in this file.`
    : 'The link has no address: nothing with its name is defined in this file.';
}
