import type { Definition, Heading, Html, Image, Root, Table, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { findTooDeep } from '#components/Markdown/nesting.ts';
import { readBreaksIn } from '#components/Markdown/readBreaks.ts';
import { readGfm } from '#components/Markdown/readGfm.ts';
import type { Mission, Picture } from '#features/onboarding/plan/model.ts';
import { openingOf } from '#features/onboarding/plan/openingOf.ts';
import { checkAddress } from '../../text/checkAddress.ts';
import type { Problem } from '../../text/problem.ts';
import {
  isVisible,
  linesBefore,
  plainText,
  shorten,
  unshowable,
  withoutEmptyEnds,
} from '../../text/text.ts';
import { type FieldsOf, type MissionFields, missionFields, readFields } from './fields.ts';
import { findUnclearAddress } from './marks/bareAddress.ts';
import { describeHtml } from './marks/describeHtml.ts';
import { findTooMuch, tooDeep } from './marks/findTooMuch.ts';
import { findLostBackslashes, findLostMarks } from './marks/lostMarks.ts';
import { findShownMarks } from './marks/shownMarks.ts';
import { findTooLittleIndent, findUnreadSigns } from './marks/unreadSigns.ts';
import { checkPicture, maxPictures, type PictureFiles } from './pictures.ts';
import { ofType, type Place, placesIn, problemsAt, sourceOf } from './places.ts';
import { previewOf } from './previewOf.ts';
import { readSteps, type Steps } from './steps.ts';

/** What a mission and its translation have in common. */
type Texts = Pick<Mission, 'description' | 'preview' | 'pictures' | 'steps'>;

export interface MissionCheck<Schema extends MissionFields = typeof missionFields> {
  /** Undefined unless all fields are valid. Other problems do not matter here. */
  readonly content?: (FieldsOf<Schema> & Texts) | undefined;
  readonly steps?: Steps | undefined;
  /** The lines of the fields. */
  readonly lines?: ReadonlyMap<string, number> | undefined;
  /** Undefined for a text that is too long or too deeply nested to search. */
  readonly pictures?: readonly Picture[] | undefined;
  /** Ordered by line. */
  readonly problems: readonly Problem[];
}

/** About five printed pages. */
export const maxCharacters = 10_000;

/** The parser's time grows with the square of the number of stars and brackets. */
const maxParagraph = 2000;

/** Markdown as the portal reads it, below front matter. */
export const missionFormat = unified()
  .use(remarkParse)
  .use(readGfm)
  .use(remarkFrontmatter)
  .freeze();

/** The text with line feeds only, and the problems that any file can have. */
export function readText(rawText: string, limit: number, remedy: string) {
  const text = plainText(rawText);
  if (text.length > limit) {
    const line = linesBefore(text, limit) + 1;
    const message = `The file has more than ${limit.toLocaleString('en')} characters. ${remedy}`;
    return { text, isTooLong: true, problems: [{ line, message }] };
  }
  const problems = text.split('\n').flatMap((content, index) => {
    const [found] = unshowable.exec(content) ?? [];
    if (found === undefined) return [];
    const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const message = `This line contains a character that cannot be shown (U+${code}). Type it again, and save the file as UTF-8.`;
    return [{ line: index + 1, message }];
  });
  return { text, isTooLong: false, problems };
}

/** @param schema of the lines between the dashes */
export function checkMission<Schema extends MissionFields>(
  rawText: string,
  files: PictureFiles,
  schema: Schema,
): MissionCheck<Schema> {
  const file = readText(rawText, maxCharacters, 'Shorten it, or split it into two missions.');
  if (file.isTooLong) return file;
  const { text } = file;
  const tooMuch = findTooMuch(text);
  if (tooMuch) return { problems: [...file.problems, tooMuch] };
  const tree = missionFormat.parse(text);
  const [head] = tree.children;
  const fields = head?.type === 'yaml' ? readFields(head.value, schema, 2) : undefined;
  const body = checkMarkdown(tree, text, files);
  // Without the second line of dashes, the fields are read as Markdown.
  const isRead = fields !== undefined || !text.startsWith('---');
  const problems = [
    ...file.problems,
    ...(fields?.problems ?? [missingFields(text, schema)]),
    ...(isRead ? body.problems : []),
  ];
  const { pictures, preview, steps } = body;
  const description = withoutEmptyEnds(text.slice(head?.position?.end.offset));
  return {
    content: fields?.output && {
      ...fields.output,
      description,
      ...(preview !== openingOf(description) && { preview }),
      ...(pictures && pictures.length > 0 && { pictures }),
      ...(steps && steps.size > 0 && { steps: [...steps.keys()] }),
    },
    steps,
    lines: fields?.lines,
    pictures,
    problems: problems.toSorted((one, other) => one.line - other.line),
  };
}

function missingFields(text: string, schema: MissionFields): Problem {
  const [title, tag, third] = Object.keys(schema.entries);
  const message = text.startsWith('---')
    ? `The second line of three dashes (---) is missing. Add it below ${title}, ${tag}, and ${third}.`
    : `The lines between the dashes are missing. Begin the file with a line of three dashes (---), then ${title}, ${tag}, ${third}, and three dashes again.`;
  return { line: 1, message };
}

function checkMarkdown(
  tree: Root,
  text: string,
  files: PictureFiles,
): Pick<MissionCheck, 'problems' | 'pictures' | 'steps'> & Pick<Mission, 'preview'> {
  const deepest = findTooDeep(tree);
  if (deepest) return { problems: problemsAt(deepest.position?.start.line ?? 1, tooDeep) };
  readBreaksIn(tree);
  const places = placesIn(tree);
  const images = ofType(places, 'image');
  const links = ofType(places, 'link');
  const references = ofType(places, 'linkReference');
  const { steps, problems: stepProblems } = readSteps(places);
  const problems = [
    ...checkPresence(tree),
    ...ofType(places, 'imageReference').flatMap(({ line }) => problemsAt(line, imageReference)),
    ...ofType(places, 'footnoteReference', 'footnoteDefinition').flatMap(({ line }) =>
      problemsAt(line, footnote),
    ),
    ...checkHtml(ofType(places, 'html')),
    ...checkPictures(images, files),
    ...links.flatMap(({ node, line }) => problemsAt(line, checkAddress(node.url))),
    ...links.flatMap((place) => findUnclearAddress(place, text)),
    ...[...links, ...references].flatMap(({ node, line }) =>
      problemsAt(line, !isVisible(toString(node)) && linkWithoutText),
    ),
    ...checkHeadings(ofType(places, 'heading')),
    ...ofType(places, 'text').flatMap((place) => findBrokenLinks(place, text)),
    ...ofType(places, 'paragraph').flatMap((place) => findUnreadSigns(place, text)),
    ...findShownMarks(places, text),
    ...ofType(places, 'emphasis', 'strong', 'delete', 'inlineCode').flatMap((place) =>
      findLostMarks(place, text),
    ),
    ...ofType(places, 'text').flatMap((place) => findLostBackslashes(place, text)),
    ...ofType(places, 'list').flatMap((place) => findTooLittleIndent(place, text)),
    ...stepProblems,
    ...ofType(places, 'table').flatMap(({ node }) => checkRows(node)),
    ...ofType(places, 'paragraph', 'heading', 'tableCell').flatMap(({ node, line }) =>
      problemsAt(line, sourceOf(node, text).length > maxParagraph && longParagraph),
    ),
    ...checkDefinitions(
      ofType(places, 'definition'),
      references.map(({ node }) => node.identifier),
    ),
  ];
  const shown = new Set(images.map(({ node }) => node.url));
  const pictures = [...shown].flatMap((name) => files.get(name)?.picture ?? []);
  return { problems, pictures, preview: previewOf(places), steps };
}

const imageReference =
  'This picture has no file name. Write it in parentheses right after the square brackets: ![What it shows](floor-plan.webp)';
const footnote = 'Footnotes do not work here. Put the note in the text.';
const linkWithoutText = 'The link has no text. Write it between the square brackets.';
const longParagraph = `This paragraph has more than ${maxParagraph.toLocaleString('en')} characters. Split it with an empty line.`;

function checkPresence({ children }: Root): Problem[] {
  const isEmpty = children.every(({ type }) => type === 'yaml' || type === 'definition');
  const message = 'The mission has no text. Write it below the second line of dashes.';
  return isEmpty ? [{ line: children[0]?.position?.end.line ?? 1, message, about: 'text' }] : [];
}

/** Authors see an opening and a closing tag in one line as one problem. */
function checkHtml(tags: readonly Place<Html>[]): Problem[] {
  return tags
    .filter(({ line }, index) => tags[index - 1]?.line !== line)
    .map(({ node, line }) => ({ line, message: describeHtml(node.value) }));
}

function checkPictures(images: readonly Place<Image>[], files: PictureFiles): Problem[] {
  const tooMany = `A mission can have at most ${maxPictures} pictures. Split it into two missions.`;
  const shown = new Set<string>();
  return images.flatMap(({ node, line }) => {
    shown.add(node.url);
    return problemsAt(line, checkPicture(node, files), shown.size > maxPictures && tooMany);
  });
}

function checkHeadings(headings: readonly Place<Heading>[]): Problem[] {
  return headings.flatMap(({ node, line }, index) => {
    const above = headings[index - 1]?.node.depth ?? 1;
    const hasText = isVisible(toString(node));
    return problemsAt(
      line,
      checkLevel(node.depth, above),
      !hasText && 'The heading has no text. Write some, or remove the heading.',
    );
  });
}

function checkLevel(depth: number, above: number): string | false {
  if (depth === 1) return 'Only the title is a heading of level 1. Begin this one with ##.';
  return (
    depth > above + 1 &&
    `The heading jumps from level ${above} to level ${depth}. Begin it with ${'#'.repeat(above + 1)}.`
  );
}

function checkRows({ children: [head, ...rows] }: Table): Problem[] {
  return rows.flatMap(({ children, position }) => {
    const lost = children.slice(head?.children.length).map((cell) => toString(cell));
    const message = `The row has more cells than the first row of the table, so "${shorten(lost.join(' '))}" would not be shown. Add cells to the first two rows, or write \\| for a | in the text.`;
    return problemsAt(position?.start.line ?? 1, lost.some(isVisible) && message);
  });
}

/** @param referred the names that links use */
function checkDefinitions(
  definitions: readonly Place<Definition>[],
  referred: readonly string[],
): Problem[] {
  return definitions.flatMap(({ node, line }) => {
    // Markdown uses the first of several definitions with one name.
    const first = definitions.find((each) => each.node.identifier === node.identifier);
    const isUsed = first?.node === node && referred.includes(node.identifier);
    return problemsAt(line, isUsed ? checkAddress(node.url) : describeUnused(node));
  });
}

function describeUnused({ label, identifier }: Definition): string {
  const name = shorten(label ?? identifier);
  return `No link in this file uses this address for "${name}", so the line would not be shown. Remove it, or put a backslash (\\) before it to show it.`;
}

/** Unescaped brackets that Markdown shows as text, although the author meant a link. */
const looseBrackets = /\](?<!\\\]|\\\[[^[\]\n]*\])(?:\[([^[\]\n]*)\]|\()/g;

/** Links that Markdown reads only in part, or not at all. */
function findBrokenLinks({ node, line, next }: Place<Text>, text: string): Problem[] {
  const source = sourceOf(node, text);
  const lineAt = (end: number) => line + linesBefore(source, end);
  const problems = [...source.matchAll(looseBrackets)].map(({ 0: brackets, 1: name, index }) => ({
    line: lineAt(index),
    message: describeBrackets(brackets, name),
  }));
  // In `<https://intra net.test/>`, Markdown reads the first half as a link.
  if (source.endsWith('<') && next?.type === 'link' && !sourceOf(next, text).startsWith('[')) {
    const message = 'The address in <…> is broken. Remove any spaces from it.';
    problems.push({ line: lineAt(source.length), message });
  }
  return problems;
}

const addressInPlace = 'Write it right after the text: [its text](https://…).';

function describeBrackets(brackets: string, name: string | undefined): string {
  if (brackets === '](') {
    return 'The link is broken. Close its parenthesis, and remove any spaces from the address.';
  }
  return name
    ? `Nothing in this file gives an address for "${name}". ${addressInPlace}`
    : `The link has no address. ${addressInPlace}`;
}
