import type { List, Nodes, Paragraph } from 'mdast';
import type { Problem } from '../../../text/problem.ts';
import { type Place, sourceOf } from '../places.ts';
import { shownText } from './shownText.ts';

interface Rule {
  /** Matches a whole line. */
  readonly pattern: RegExp;
  /** How many lines must match. A single one may be meant literally. */
  readonly least: 1 | 2;
  readonly message: string;
}

const spaceAfter = (what: string) =>
  `"$1" does not begin a ${what} here. Put an ordinary space after it.`;
const rowOfDashes =
  'This line is not read as a table. Add a row of dashes below the first row, with the same number of cells: | --- | --- |';

// `[^\S \t]` is a space that Markdown does not accept, such as the no-break space of a word processor.
const rules: readonly Rule[] = [
  {
    // The bullets of word processors
    pattern: /^([•●○▪■□◦‣⁃·∙➢✓\uF0A7\uF0B7])\s.*/,
    least: 1,
    message: '"$1" does not begin a list. Begin the line with a hyphen and a space.',
  },
  {
    pattern: /^(#{2,6}(?=[^\s#])|#{1,6}(?=[^\S \t])).*/,
    least: 1,
    message: spaceAfter('heading'),
  },
  {
    // Within a paragraph, a line that is indented like code does not start a list.
    pattern: /^([-*])[ \t]+\S.*/,
    least: 1,
    message:
      '"$1" does not begin a list here, because its line is indented too far. Indent it less.',
  },
  // A digit would make it a negative number.
  { pattern: /^([-*+])[^\S \t]+\D.*/, least: 1, message: spaceAfter('list') },
  {
    pattern: /^(-(?=[^\s\d>-])|\d+[.)](?=[^\S \t]|\p{L})).*/u,
    least: 2,
    message: spaceAfter('list'),
  },
  { pattern: /^\|[^|]*\|.*\|\s*$/, least: 2, message: rowOfDashes },
  { pattern: /^(?=[^-]*-[^|]*\|[^-]*-)[-:|\s]+$/, least: 1, message: rowOfDashes },
];

/**
 * Characters that Markdown shows, although the author meant a heading, a list, or a table. The paragraphs above and
 * below count too, because authors may leave empty lines between list items.
 */
export function findUnreadSigns(
  { node: paragraph, line, previous, next }: Place<Paragraph>,
  text: string,
): Problem[] {
  const linesOf = (node: Paragraph) =>
    shownText({ node, line }, text)
      .shown.split('\n')
      .map((each) => each.replace(/^ +/, ''));
  const lines = linesOf(paragraph);
  const near = [previous, paragraph, next].flatMap((node) =>
    node?.type === 'paragraph' ? linesOf(node) : [],
  );
  return rules.flatMap(({ pattern, least, message }) => {
    const below = lines.findIndex((each) => pattern.test(each));
    if (below < 0 || near.filter((each) => pattern.test(each)).length < least) return [];
    return { line: line + below, message: (lines[below] ?? '').replace(pattern, message) };
  });
}

/** A block or a list item that is indented to belong to the item above, but not far enough. */
export function findTooLittleIndent({ node: list, next }: Place<List>, text: string): Problem[] {
  const placeOf = ({ position }: Nodes) => position?.start ?? { line: 1, column: 1 };
  return [...list.children, next].flatMap((node, index, all) => {
    const before = all[index - 1];
    if (!node || !before) return [];
    const { line, column } = placeOf(node);
    const number = (list.start ?? 1) + index;
    const goesOn = !list.ordered || Number.parseInt(sourceOf(node, text), 10) === number;
    if (column < placeOf(list).column + 2 || (node.type === 'listItem' && goesOn)) return [];
    const [{ length } = ''] = /^\S+ {0,4}/.exec(sourceOf(before, text)) ?? [];
    const message = `This is not indented enough to belong to the list item above. Indent it ${length} spaces more than the item, or no more than the item.`;
    return { line, message };
  });
}
