import type { ListItem, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Problem } from '../../text/problem.ts';
import { shorten } from '../../text/text.ts';
import { hashOf } from './hash.ts';
import { ofType, type Place, placesIn, problemsAt } from './places.ts';

/** More checkboxes would be a burden rather than a help, and their number would say little. */
const maxSteps = 20;

/** A check box of a text. */
interface Step {
  readonly text: string;
  /** What a translation leaves unchanged. */
  readonly constants: { readonly links: string; readonly code: string; readonly numbers: string };
}

/** The steps of a text by their ids. Progress is stored under the id, so changing a step's words opens it again. */
export type Steps = ReadonlyMap<string, Step>;

export function readSteps(places: readonly Place[]): { steps: Steps; problems: Problem[] } {
  const items = ofType(places, 'listItem');
  const nested = new Set(items.flatMap(({ node }) => itemsBelow(node)));
  const steps = new Map<string, Step>();
  const problems = items.flatMap(({ node, line }) => {
    if (typeof node.checked !== 'boolean') return [];
    const text = toString(node.children[0]);
    const words = wordsOf(text);
    const id = hashOf(words).slice(-6);
    const first = steps.get(id);
    steps.set(id, first ?? { text, constants: constantsIn(node, text) });
    return problemsAt(
      line,
      node.checked && ticked,
      nested.has(node) && inList,
      words === '' && empty,
      words !== '' && first !== undefined && sameAs(first.text),
      steps.size === maxSteps + 1 && first === undefined && tooMany,
    );
  });
  return { steps, problems };
}

const ticked = 'A step begins open: the employee checks it off. Begin it with "- [ ] ".';
const inList =
  'A step cannot be inside a list item. Begin its line without spaces, or remove its box.';
const empty = 'The step has no words. Write what to do after its box.';
const sameAs = (first: string) =>
  `The step "${shorten(first)}" has the same words; capitals and punctuation make no difference. Change one of the two, so that each can be checked off by itself.`;
const tooMany = `A mission can have at most ${maxSteps} steps. Split it into two missions, or remove some boxes.`;

function constantsIn(step: Nodes, text: string): Step['constants'] {
  const places = placesIn(step);
  return {
    links: ofType(places, 'link')
      .map(({ node }) => node.url)
      .join(' '),
    code: ofType(places, 'inlineCode')
      .map(({ node }) => node.value)
      .join(' '),
    numbers: (text.match(/\d+/g) ?? []).join(' '),
  };
}

/** Whether a translation has the steps in another order, as far as their links, code, or numbers show. */
export function areReordered(steps: Steps, english: Steps): boolean {
  return (['links', 'code', 'numbers'] as const).some((kind) => {
    const [one, other] = [steps, english].map((each) =>
      [...each.values()].map(({ constants }) => constants[kind]),
    );
    return (
      one?.join('\n') !== other?.join('\n') &&
      one?.toSorted().join('\n') === other?.toSorted().join('\n')
    );
  });
}

const itemsBelow = ({ children }: ListItem) =>
  children.flatMap((child) => ofType(placesIn(child), 'listItem').map(({ node }) => node));

/** The first paragraph of a step, without what may change while the step stays the same. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
