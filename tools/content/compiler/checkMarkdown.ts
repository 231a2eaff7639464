import type { Link, Nodes, Table } from 'mdast';
import { checkAddress } from '../../text/checkAddress.ts';
import { isVisible, linesBefore, shorten } from '../../text/text.ts';
import { ofType, type Place, sourceOf, textOf } from './places.ts';
import type { Report } from './problem.ts';

const noText = 'The mission has no text. Write it below the second line of dashes.';
const noLinkText = 'The link has no text. Write it between the square brackets.';
const noAlt =
  'The picture has no text for people who cannot see it. Between the square brackets, write what it shows.';
const imageReference =
  'This picture has no file name. Write it in parentheses right after the square brackets: ![What it shows](floor-plan.webp)';
const brokenPicture =
  'The name of this picture contains a space, or its parenthesis is not closed. A picture’s name must be lowercase letters or digits joined by hyphens.';
const noStep =
  'This box would be shown as typed. For a step, begin the line with "- [ ] " and continue with its text.';
const footnote = 'Footnotes do not work here. Put the note in the text.';

/** Unescaped brackets that Markdown shows as text, although the author meant a link. */
const looseBrackets = /\](?<!\\\]|\\\[[^[\]\n]*\])(?:\(|\[[^[\]\n]*\])/g;

/** Boxes that are not read as a step: outside a list, with a space too few or too many, or without words. */
const looseBox = /^[ \t>]*\[[\sxX]*\](?![[(:])/gm;

/** A shell takes it for a letter. Of each line, the first one counts. */
const typographic = /(?![ \n-])([\p{Z}\p{Cf}\p{Pd}\p{Pi}\p{Pf}‚„−]).*/gu;

/** Reports what the portal would not show as it was meant. What only looks odd is seen in the portal. */
export function checkMarkdown(places: readonly Place[], text: string, report: Report) {
  if (places.every(({ node }) => ['root', 'definition'].includes(node.type))) {
    report(noText, linesBefore(text, text.trimEnd().length) + 1);
  }
  for (const { node, line } of places) {
    const message = messageOn(node, text);
    if (message) report(message, line);
  }
  for (const { node } of ofType(places, 'table')) checkRows(node, report);
  for (const { node, line } of ofType(places, 'text')) {
    const source = sourceOf(node, text);
    for (const { 0: brackets, index } of source.matchAll(looseBrackets)) {
      const isPicture = brackets === '](' && /!\[[^\]\n]*$/.test(source.slice(0, index));
      const message = isPicture ? brokenPicture : describeBrackets(brackets);
      report(message, line + linesBefore(source, index));
    }
    for (const { index } of source.matchAll(looseBox)) {
      report(noStep, line + linesBefore(source, index));
    }
  }
  for (const { node, line } of ofType(places, 'code', 'inlineCode')) {
    const source = sourceOf(node, text);
    for (const { 1: character = '', index } of source.matchAll(typographic)) {
      report(describeTypographic(character), line + linesBefore(source, index));
    }
  }
}

function messageOn(node: Nodes, text: string): string | undefined {
  switch (node.type) {
    case 'html':
      return describeHtml(node.value);
    case 'link':
      return isVisible(textOf(node))
        ? (checkAddress(node.url) ?? findUnclearEnd(node, text))
        : noLinkText;
    case 'definition':
      return checkAddress(node.url);
    case 'image':
      return isVisible(node.alt ?? '') ? undefined : noAlt;
    case 'imageReference':
      return imageReference;
    case 'footnoteReference':
    case 'footnoteDefinition':
      return footnote;
    default:
      return undefined;
  }
}

function describeHtml(html: string): string {
  const excerpt = shorten(html.split('\n')[0] ?? '');
  return `HTML is not allowed ("${excerpt}"). Use Markdown, or put it in backticks to show it as code. Only a table’s cell can have a <br>.`;
}

/** A bare address ends only at a space, so it may include text: punctuation, or a script without spaces. */
function findUnclearEnd(link: Link, text: string): string | undefined {
  const address = textOf(link);
  const isBare = !/^[[<]/.test(sourceOf(link, text));
  const scheme = /^www\./i.test(address) ? 'https://' : '';
  return isBare && /(?!\p{ASCII})[\p{P}\p{S}\p{Lo}]/u.test(address)
    ? `It is not clear where the address "${shorten(address)}" ends. Write <${scheme} before it and > after it.`
    : undefined;
}

function checkRows({ children: [head, ...rows] }: Table, report: Report) {
  for (const { children, position } of rows) {
    const lost = children.slice(head?.children.length).map(textOf);
    const message = `The row has more cells than the first row of the table, so "${shorten(lost.join(' '))}" would not be shown. Add cells to the first two rows, or write \\| for a | in the text.`;
    if (lost.some(isVisible)) report(message, position?.start.line);
  }
}

const describeBrackets = (brackets: string) =>
  brackets === ']('
    ? 'The link is broken. Close its parenthesis, and remove any spaces from the address.'
    : `Nothing in this file gives an address for "${brackets.slice(2, -1)}". Write it right after the text: [its text](https://…).`;

function describeTypographic(character: string): string {
  const number = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `The code contains a typographic quote, dash, or space (U+${number}), which does not work when it is copied. Type a plain one.`;
}
