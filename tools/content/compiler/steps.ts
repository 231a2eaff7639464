import { shorten } from '../../text/text.ts';
import { hashOf } from './hash.ts';
import { ofType, type Place, placesIn, textOf } from './places.ts';
import type { Report } from './problem.ts';

/**
 * The words of a text's steps by their ids. Progress is stored under the id, so a step with other words is unchecked
 * again.
 */
export type Steps = ReadonlyMap<string, string>;

const checkedOff = 'A step starts unchecked; the employee checks it off. Begin it with "- [ ] ".';
const inList =
  'A step cannot be inside a list item. Begin its line without spaces, or remove its box.';
const empty = 'The step has no words. Write what to do after its box.';
const sameAs = (first: string) =>
  `The step "${shorten(first)}" has the same words; capitals and punctuation make no difference. Change one of the two, so that each can be checked off by itself.`;

export function readSteps(places: readonly Place[], report: Report): Steps {
  const steps = new Map<string, string>();
  const items = ofType(places, 'listItem');
  const nested = new Set(
    items.flatMap(({ node }) => placesIn(node).slice(1)).map(({ node }) => node),
  );
  for (const { node, line } of items) {
    if (typeof node.checked !== 'boolean') continue;
    const [content] = node.children;
    const text = content ? textOf(content) : '';
    const words = normalize(text);
    const id = hashOf(words).slice(-6);
    const first = steps.get(id);
    if (node.checked) report(checkedOff, line);
    if (nested.has(node)) report(inList, line);
    if (words === '') report(empty, line);
    else if (first !== undefined) report(sameAs(first), line);
    else steps.set(id, text);
  }
  return steps;
}

/** The first paragraph of a step, without what may change while the step stays the same. */
const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
