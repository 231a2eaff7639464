import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';

/** The time for stars and brackets grows with the square; up to here a plain list is slower. */
const maxParagraph = 2000;

/** A remark plugin: what a mission's text must not hold, as messages of the file. */
export function missionRules() {
  return (tree: Root, file: VFile) => {
    const linesWithHtml = new Set<number>();
    let headingAbove = 1;
    visitParents(tree, (node, ancestors) => {
      const line = lineOf([...ancestors, node]);
      const report = (message: string | false | undefined) => {
        if (message) file.message(message, { line, column: 1 });
      };
      switch (node.type) {
        case 'html':
          // One opening and one closing tag in a line are one problem to its author.
          report(!linesWithHtml.has(line) && describeHtml(node.value));
          linesWithHtml.add(line);
          break;
        case 'link':
        case 'definition':
          report(checkAddress(node.url));
          report(node.type === 'link' && checkLinkText(node));
          break;
        case 'linkReference':
          report(checkLinkText(node));
          break;
        case 'image':
        case 'imageReference':
          report('Pictures are not possible here. Link to the picture instead.');
          break;
        case 'footnoteReference':
        case 'footnoteDefinition':
          report('Footnotes are not possible here. Put the note into the text.');
          break;
        case 'heading':
          report(checkLevel(node.depth, headingAbove));
          report(toString(node).trim() === '' && 'The heading has no text.');
          headingAbove = node.depth;
          break;
        case 'text':
          checkBrackets(sourceOf(node, file), line, file);
          break;
        default:
          break;
      }
      if (['paragraph', 'heading', 'tableCell'].includes(node.type)) {
        report(
          sourceOf(node, file).length > maxParagraph &&
            `This paragraph has more than ${maxParagraph} characters. Divide it with an empty line.`,
        );
      }
    });
  };
}

/** What the parser adds itself, such as the link of a bare address, has its parent's place. */
function lineOf(path: readonly Nodes[]): number {
  return path.findLast(({ position }) => position)?.position?.start.line ?? 1;
}

function sourceOf({ position, ...node }: Nodes, file: VFile): string {
  if (!position) return 'value' in node ? node.value : '';
  return String(file).slice(position.start.offset, position.end.offset);
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

function describeHtml(value: string): string {
  const excerpt = shorten(value.split('\n')[0] ?? '');
  return `HTML is not allowed (“${excerpt}”). Use Markdown, or put it in backticks to show it as code.`;
}

function checkLinkText(link: Nodes): string | false {
  return (
    toString(link).trim() === '' && 'The link has no text. Write it between the square brackets.'
  );
}

function checkAddress(url: string): string | undefined {
  // Browsers skip these characters, so they could hide a scheme.
  const address = url.replaceAll(/[\p{Cc}\s]/gu, '');
  const shown = shorten(address);
  const [scheme] = /^[a-z][a-z0-9+.-]*:/i.exec(address) ?? [];
  if (address === '') return 'The link has no address.';
  if (address.startsWith('#')) {
    return `The address "${shown}" leads to a place inside the page, which is not possible here.`;
  }
  if (scheme === undefined) {
    return `The address "${shown}" is not complete. Begin it with https://, mailto:, or tel:.`;
  }
  const rest = address.slice(scheme.length);
  switch (scheme.toLowerCase()) {
    case 'http:':
    case 'https:':
      if (rest.startsWith('//') && URL.canParse(address)) return undefined;
      return `The address "${shown}" is not a valid web address.`;
    case 'mailto:':
    case 'tel:':
      return rest === '' ? `The address "${shown}" is not complete.` : undefined;
    default:
      return `The address "${shown}" begins with "${scheme}". Use https://, http://, mailto:, or tel:.`;
  }
}

function checkLevel(depth: number, above: number): string | false {
  if (depth === 1) return 'The title is the only heading of level 1. Begin this heading with ##.';
  return (
    depth > above + 1 &&
    `The heading jumps from level ${above} to level ${depth}. Begin it with ${'#'.repeat(above + 1)}.`
  );
}

/** Brackets that Markdown left standing as text, although their author meant a link. */
function checkBrackets(source: string, firstLine: number, file: VFile) {
  for (const { 0: brackets, 1: name, index } of source.matchAll(
    /(?<!\\)\](?:\[([^[\]\n]*)\]|\()/g,
  )) {
    const line = firstLine + source.slice(0, index).split('\n').length - 1;
    file.message(describeBrackets(brackets, name), { line, column: 1 });
  }
}

function describeBrackets(brackets: string, name: string | undefined): string {
  if (brackets === '](') {
    return 'The link is not written correctly. Close its parenthesis and leave no space in the address.';
  }
  return name
    ? `The link refers to "${name}", which is not defined in this file.`
    : 'The link has no address: nothing with its name is defined in this file.';
}
