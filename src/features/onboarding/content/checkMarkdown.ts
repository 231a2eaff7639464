import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Finding } from './yamlFields.ts';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

type Root = ReturnType<typeof parser.parse>;
type Node = Root | Root['children'][number];

interface PlacedNode {
  readonly node: Node;
  readonly line: number;
}

/** The node and all below it in reading order; a loop, since nesting may be deeper than the stack. */
function* walk(top: Node, topLine: number): Generator<PlacedNode> {
  const waiting: PlacedNode[] = [{ node: top, line: topLine }];
  for (let placed = waiting.pop(); placed !== undefined; placed = waiting.pop()) {
    yield placed;
    const { node, line } = placed;
    const children: readonly Node[] = 'children' in node ? node.children : [];
    for (const child of children.toReversed()) {
      waiting.push({ node: child, line: child.position?.start.line ?? line });
    }
  }
}

function plainText(top: Node): string {
  let text = '';
  for (const { node } of walk(top, 1)) {
    if ('value' in node) {
      text += node.value;
    } else if ('alt' in node) {
      text += node.alt ?? '';
    }
  }
  return text.trim();
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function checkScheme(address: string, scheme: string): string | null {
  const rest = address.slice(scheme.length);
  const shown = shorten(address);
  switch (scheme.toLowerCase()) {
    case 'http:':
    case 'https:':
      return rest.startsWith('//') && URL.canParse(address)
        ? null
        : `The address "${shown}" is not a valid web address.`;
    case 'mailto:':
    case 'tel:':
      return rest === '' ? `The address "${shown}" is not complete.` : null;
    default:
      return `The address "${shown}" begins with "${scheme}". Use https://, http://, mailto:, or tel:.`;
  }
}

function checkAddress(url: string): string | null {
  // Browsers skip these characters, so they could hide a scheme.
  const address = url.replaceAll(/[\p{Cc}\s]/gu, '');
  if (address === '') {
    return 'The link has no address.';
  }
  if (address.startsWith('#')) {
    return `The address "${shorten(address)}" leads to a place inside the page, which is not possible here.`;
  }
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(address)?.[0];
  if (scheme === undefined) {
    return `The address "${shorten(address)}" is not complete. Begin it with https://, mailto:, or tel:.`;
  }
  return checkScheme(address, scheme);
}

const linkWithoutText = 'The link has no text. Write it between the square brackets.';
const image = 'Pictures are not possible here. Link to the picture instead.';
const footnote = 'Footnotes are not possible here. Put the note into the text.';

function describeHtml(value: string): string {
  const excerpt = shorten(value.split('\n')[0] ?? '');
  return `HTML is not allowed (“${excerpt}”). Use Markdown, or put it in backticks to show it as code.`;
}

function messagesFor(node: Node): (string | null)[] {
  switch (node.type) {
    case 'html':
      return [describeHtml(node.value)];
    case 'link':
      return [checkAddress(node.url), plainText(node) === '' ? linkWithoutText : null];
    case 'linkReference':
      return [plainText(node) === '' ? linkWithoutText : null];
    case 'image':
    case 'imageReference':
      return [image];
    case 'definition':
      return [checkAddress(node.url)];
    case 'footnoteReference':
    case 'footnoteDefinition':
      return [footnote];
    default:
      return [];
  }
}

function checkNode({ node, line }: PlacedNode): Finding[] {
  return messagesFor(node)
    .filter((message) => message !== null)
    .map((message) => ({ line, message }));
}

/** Brackets that Markdown left standing as text, although their author meant a link. */
const failedLinks = [
  {
    pattern: /(?<!\\)\]\[([^[\]\n]*)\]/g,
    describe: (name: string) =>
      name === ''
        ? 'The link has no address: nothing with its name is defined in this file.'
        : `The link refers to "${name}", which is not defined in this file.`,
  },
  {
    pattern: /(?<!\\)\]\(/g,
    describe: () =>
      'The link is not written correctly. Close its parenthesis and leave no space in the address.',
  },
];

function checkText({ node, line }: PlacedNode, body: string): Finding[] {
  if (node.type !== 'text') {
    return [];
  }
  const source = node.position
    ? body.slice(node.position.start.offset, node.position.end.offset)
    : node.value;
  return failedLinks.flatMap(({ pattern, describe }) =>
    [...source.matchAll(pattern)].map((match) => ({
      line: line + source.slice(0, match.index).split('\n').length - 1,
      message: describe(match[1] ?? ''),
    })),
  );
}

function describeHeading(depth: number, above: number): string | null {
  if (depth === 1) {
    return 'The title is the only heading of level 1. Begin this heading with ##.';
  }
  return depth > above + 1
    ? `The heading jumps from level ${above} to level ${depth}. Begin it with ${'#'.repeat(above + 1)}.`
    : null;
}

function checkHeadings(nodes: readonly PlacedNode[]): Finding[] {
  const findings: Finding[] = [];
  let above = 1;
  for (const { node, line } of nodes) {
    if (node.type === 'heading') {
      const message = describeHeading(node.depth, above);
      if (message !== null) {
        findings.push({ line, message });
      }
      if (plainText(node) === '') {
        findings.push({ line, message: 'The heading has no text.' });
      }
      above = node.depth;
    }
  }
  return findings;
}

/** One opening and one closing tag in a line are one fault to its author. */
function oncePerLine(nodes: readonly PlacedNode[]): PlacedNode[] {
  const linesWithHtml = new Set<number>();
  return nodes.filter(({ node, line }) => {
    const isRepeated = node.type === 'html' && linesWithHtml.has(line);
    if (node.type === 'html') {
      linesWithHtml.add(line);
    }
    return !isRepeated;
  });
}

function withoutRepetition(findings: readonly Finding[]): Finding[] {
  return [
    ...new Map(findings.map((finding) => [`${finding.line} ${finding.message}`, finding])).values(),
  ];
}

function parse(body: string): Root | null {
  try {
    return parser.parse(body);
  } catch {
    return null;
  }
}

/** Checks the text of a mission below its front matter; lines count from the body's first. */
export function checkMarkdown(body: string): Finding[] {
  const root = parse(body);
  if (root === null) {
    return [{ line: 1, message: 'The text is nested too deeply to be read.' }];
  }
  if (root.children.every(({ type }) => type === 'definition')) {
    return [{ line: 1, message: 'The mission has no text below its front matter.' }];
  }
  const nodes = oncePerLine([...walk(root, 1)]);
  return withoutRepetition([
    ...checkHeadings(nodes),
    ...nodes.flatMap(checkNode),
    ...nodes.flatMap((placed) => checkText(placed, body)),
  ]);
}
