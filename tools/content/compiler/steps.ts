import type { ListItem } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Problem } from './fields.ts';
import { ofType, type Place, placesIn, problemsAt } from './places.ts';
import { shorten } from './text.ts';

/** More check boxes would be a duty to tick rather than a help, and their number would tell little. */
const maxSteps = 20;

/** The ids of the check boxes in a text. Progress is kept by them, so a change of a step's words opens it again. */
export function readSteps(places: readonly Place[]): { steps: string[]; problems: Problem[] } {
  const items = ofType(places, 'listItem');
  const nested = new Set(items.flatMap(({ node }) => itemsBelow(node)));
  const texts = new Map<string, string>();
  const problems = items.flatMap(({ node, line }) => {
    if (typeof node.checked !== 'boolean') return [];
    const text = toString(node.children[0]);
    const words = wordsOf(text);
    const id = shortHash(words);
    const first = texts.get(id);
    texts.set(id, first ?? text);
    return problemsAt(
      line,
      node.checked && ticked,
      nested.has(node) && inList,
      words === '' && empty,
      words !== '' && first !== undefined && sameAs(first),
      texts.size === maxSteps + 1 && first === undefined && tooMany,
    );
  });
  return { steps: [...texts.keys()], problems };
}

const ticked = 'A step begins open, and the employee ticks it. Write "- [ ] " in front of it.';
const inList =
  'A step is not possible inside of a list item. Begin its line without spaces, or leave out its box.';
const empty = 'The step has no words. Write behind its box what to do.';
const sameAs = (first: string) =>
  `The step "${shorten(first)}" has the same words: capitals and punctuation make no difference. Use other words, so that each can be ticked alone.`;
const tooMany = `A mission has ${maxSteps} steps at most. Make two missions of it, or leave out some boxes.`;

const itemsBelow = ({ children }: ListItem) =>
  children.flatMap((child) => ofType(placesIn(child), 'listItem').map(({ node }) => node));

/** The first paragraph of a step, without what may change while the step stays the same. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Six characters of FNV-1a. Node's own hashes are missing in the workbench. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0').slice(-6);
}
