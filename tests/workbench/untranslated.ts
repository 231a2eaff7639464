import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { productName } from '#components/Brand/product.ts';
import { missionFormat } from '#tools/content/compiler/checkMission.ts';
import { ofType, placesIn } from '#tools/content/compiler/places.ts';

const content = path.resolve(import.meta.dirname, '../../content');

const collapse = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

/** The texts into which a mission's text is taken apart when it is drawn. */
function piecesOf(markdown: string): string[] {
  const places = placesIn(missionFormat.parse(markdown));
  return [
    ...ofType(places, 'text', 'inlineCode').map(({ node }) => node.value),
    ...ofType(places, 'code').flatMap(({ node }) => node.value.split('\n')),
    ...ofType(places, 'image').map(({ node }) => node.alt ?? ''),
    ...ofType(places, 'yaml').flatMap(({ node }) => textsIn(parse(node.value))),
  ];
}

const contentTexts = readdirSync(content, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
  if (file.endsWith('.md')) return piecesOf(readFileSync(path.join(content, file), 'utf8'));
  if (!file.endsWith('.yaml')) return [];
  return textsIn(parse(readFileSync(path.join(content, file), 'utf8')));
});

/** What is outside of Pseudo's brackets, in each of these texts. A sentence with a name in it has several texts. */
function outsideBrackets(texts: readonly string[]): string[] {
  let depth = 0;
  return texts.map((text) =>
    text.replaceAll(/[[\]]|[^[\]]+/g, (part) => {
      if (part === '[') depth += 1;
      if (part === ']') depth -= 1;
      return depth === 0 && part !== ']' ? part : '';
    }),
  );
}

/**
 * What a story shows and says in Pseudo, and has neither from the words nor from the content or its arguments. One or
 * two letters are initials.
 */
export function untranslated({ texts, labels, args }: ReturnType<typeof everyText>): string[] {
  const known = new Set([...contentTexts, ...args, ...args.flatMap(piecesOf)].map(collapse));
  return [...outsideBrackets(texts), ...labels.flatMap((label) => outsideBrackets([label]))]
    .map((text) => collapse(text.replaceAll(productName, '')))
    .filter((text) => /\p{L}{3}/u.test(text) && !known.has(text));
}

/** All that the open story shows and says, and the texts of its arguments. Playwright sends the function to the page. */
export function everyText() {
  const texts: string[] = [];
  // Names of missions and milestones, each for itself.
  const labels = document.title.split(' – ');
  const story = window['__STORYBOOK_PREVIEW__']?.currentRender;
  // Storybook's own title of a page is the id.
  const args = [story?.id ?? ''];

  const root = document.querySelector('#storybook-root') ?? document.body;
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = nodes.nextNode(); text; text = nodes.nextNode()) {
    if (!text.parentElement?.closest('[translate="no"]')) texts.push(text.textContent ?? '');
  }
  for (const element of root.querySelectorAll('*')) {
    for (const name of ['alt', 'aria-description', 'aria-label', 'placeholder', 'title']) {
      labels.push(element.getAttribute(name) ?? '');
    }
  }
  const met = new Set<unknown>();
  const collect = (value: unknown) => {
    if (typeof value === 'string') args.push(value);
    if (typeof value !== 'object' || value === null || met.has(value)) return;
    met.add(value);
    for (const each of Object.values(value)) collect(each);
  };
  collect(story?.storyContext().args);
  return { texts, labels, args };
}
