import type { ListItem } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Problem } from '../../text/problem.ts';
import { shorten } from '../../text/text.ts';
import { hashOf } from './hash.ts';
import { ofType, type Place, placesIn, problemsAt } from './places.ts';

/** More check boxes would be a duty to tick rather than a help, and their number would tell little. */
const maxSteps = 20;

/**
 * The check boxes of a text: the words of each by its id. Progress is kept by the id, so a change of a step's words opens
 * it again.
 */
export type Steps = ReadonlyMap<string, string>;

export function readSteps(places: readonly Place[]): { steps: Steps; problems: Problem[] } {
  const items = ofType(places, 'listItem');
  const nested = new Set(items.flatMap(({ node }) => itemsBelow(node)));
  const steps = new Map<string, string>();
  const problems = items.flatMap(({ node, line }) => {
    if (typeof node.checked !== 'boolean') return [];
    const text = toString(node.children[0]);
    const words = wordsOf(text);
    const id = hashOf(words).slice(-6);
    const first = steps.get(id);
    steps.set(id, first ?? text);
    return problemsAt(
      line,
      node.checked && ticked,
      nested.has(node) && inList,
      words === '' && empty,
      words !== '' && first !== undefined && sameAs(first),
      steps.size === maxSteps + 1 && first === undefined && tooMany,
    );
  });
  return { steps, problems };
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
