import type { List, Nodes, Paragraph, Parents, RootContent } from 'mdast';

/** What is wrong with a part of a text. */
export interface Mistake {
  /** How many lines below the first one of the part. */
  readonly below: number;
  readonly message: string;
}

interface Rule {
  readonly line: RegExp;
  /** How many lines must look like this: one alone may be meant as it is. */
  readonly least: 1 | 2;
  readonly message: string;
}

const spaceBehind = (what: string) =>
  `The sign $1 makes no ${what} here. Put an ordinary space behind it.`;
const rowOfDashes =
  'This line makes no table. Write a row of dashes below the first row, with as many cells: | --- | --- |';

// `[^\S \t]` is a space that Markdown does not take for one, such as the no-break space of a word processor.
const rules: readonly Rule[] = [
  {
    // As word processors write them.
    line: /^([•●○▪■□◦‣⁃·∙➢✓\uF0A7\uF0B7])\s.*/,
    least: 1,
    message: 'The sign $1 makes no list. Begin the line with a hyphen and a space.',
  },
  { line: /^(#{2,6}(?=[^\s#])|#{1,6}(?=[^\S \t])).*/, least: 1, message: spaceBehind('heading') },
  // What goes on with a digit may be a number below zero.
  { line: /^([-*+])[^\S \t]+\D.*/, least: 1, message: spaceBehind('list') },
  {
    line: /^(-(?=[^\s\d>-])|\d+[.)](?=[^\S \t]|\p{L})).*/u,
    least: 2,
    message: spaceBehind('list'),
  },
  { line: /^\|[^|]*\|.*\|\s*$/, least: 2, message: rowOfDashes },
  { line: /^(?=.*-.*\|.*-)[-:|\s]+$/, least: 1, message: rowOfDashes },
];

/**
 * Signs that Markdown shows, although their author meant a heading, a list, or a table. Paragraphs above and below
 * count as well, because an author may leave an empty line between the lines.
 */
export function findUnreadSigns(
  paragraph: Paragraph,
  parent: Parents | undefined,
  text: string,
): Mistake[] {
  const lines = plainLines(paragraph, text);
  const siblings: readonly RootContent[] = parent?.children ?? [];
  const place = siblings.indexOf(paragraph);
  const near = [siblings[place - 1], paragraph, siblings[place + 1]].flatMap((node) =>
    node?.type === 'paragraph' ? plainLines(node, text) : [],
  );
  return rules.flatMap(({ line, least, message }) => {
    const below = lines.findIndex((each) => line.test(each));
    if (below < 0 || near.filter((each) => line.test(each)).length < least) return [];
    return { below, message: (lines[below] ?? '').replace(line, message) };
  });
}

/** Without the signs of a quote in front of them. What is no plain text, such as code, is blackened. */
function plainLines(paragraph: Paragraph, text: string): string[] {
  const start = paragraph.position?.start.offset ?? 0;
  let source = text.slice(start, paragraph.position?.end.offset);
  for (const { type, position } of paragraph.children) {
    if (type === 'text' || !position) continue;
    const from = (position.start.offset ?? 0) - start;
    const to = (position.end.offset ?? 0) - start;
    const blackened = source.slice(from, to).replaceAll(/[^\n]/g, '█');
    source = source.slice(0, from) + blackened + source.slice(to);
  }
  return source.split('\n').map((line) => line.replace(/^[ \t>]+/, ''));
}

/**
 * What is indented like a part of the list item above it, but too little: a block below the list, or an item whose
 * number does not go on with those before it.
 */
export function findTooLittleIndent(
  list: List,
  parent: Parents | undefined,
  text: string,
): Mistake[] {
  const sourceOf = ({ position }: Nodes) => text.slice(position?.start.offset);
  const placeOf = ({ position }: Nodes) => position?.start ?? { line: 1, column: 1 };
  const { line: firstLine, column: listColumn } = placeOf(list);
  const siblings: readonly RootContent[] = parent?.children ?? [];
  const next = siblings[siblings.indexOf(list) + 1];
  return [...list.children, next].flatMap((node, index, all) => {
    const before = all[index - 1];
    if (!node || !before) return [];
    const { line, column } = placeOf(node);
    const number = (list.start ?? 1) + index;
    const goesOn = !list.ordered || Number.parseInt(sourceOf(node), 10) === number;
    if (column < listColumn + 2 || (node.type === 'listItem' && goesOn)) return [];
    const [{ length } = ''] = /^\S+ {0,4}/.exec(sourceOf(before)) ?? [];
    const message = `This is indented too little to belong to the list item above. Indent it ${length} spaces deeper than the item, or no deeper.`;
    return { below: line - firstLine, message };
  });
}
