import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { oldestBrowsers } from '#app/browsers.ts';
import { productName } from '#components/Brand/product.ts';

const src = path.resolve(import.meta.dirname, '../../src');

/** Not styles, the words themselves, the demo and the emulator, data, and fakes. */
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) =>
    /^(?:components|features|app)\/.*(?<!\.(?:css|d|stories|test))\.tsx?$/.test(file),
  )
  .filter(
    (file) =>
      !/^components\/(?:theme|words)\/|^app\/(?:demo\/|main\.)|\/testing\/|\/(?:fake|sample)/.test(
        file,
      ),
  );

/** The same in every language, or for programs: the log, a service worker. */
const exceptions = new Set([
  productName,
  oldestBrowsers,
  'Signed out',
  'Logout failed',
  'take over',
  'xMidYMax slice',
  'noopener noreferrer',
]);
const spokenAttribute = /^(?:alt|aria-(?:description|label|valuetext)|label|placeholder|title)$/;
const forDevelopers =
  /(?:Error|Exception|RegExp)$|^(?:querySelector(?:All)?|closest|matches|matchMedia|error)$/;

/** Text between tags, in an attribute that is spoken, or with a space between words. */
function sentencesIn(source: string): string[] {
  const found: string[] = [];
  let unheard = 0;
  const add = (text: string) => {
    if (unheard === 0 && /\p{L}/u.test(text)) found.push(text.trim());
  };
  const addWords = (text: string) => {
    if (/\p{L}{2}/u.test(text) && text.includes(' ') && !text.startsWith('<')) add(text);
  };
  const isUnheard = ({ callee }: ESTree.CallExpression | ESTree.NewExpression) =>
    forDevelopers.test(
      callee.type === 'MemberExpression'
        ? source.slice(callee.property.start, callee.property.end)
        : source.slice(callee.start, callee.end),
    );
  const enter = (call: ESTree.CallExpression | ESTree.NewExpression) => {
    if (isUnheard(call)) unheard += 1;
  };
  const leave = (call: ESTree.CallExpression | ESTree.NewExpression) => {
    if (isUnheard(call)) unheard -= 1;
  };
  new Visitor({
    JSXText: ({ value }) => add(value),
    JSXAttribute: ({ name, value }) => {
      if (
        value?.type === 'Literal' &&
        name.type === 'JSXIdentifier' &&
        spokenAttribute.test(name.name)
      )
        add(value.value);
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') addWords(value);
    },
    TemplateElement: ({ value }) => addWords(value.cooked ?? ''),
    CallExpression: enter,
    'CallExpression:exit': leave,
    NewExpression: enter,
    'NewExpression:exit': leave,
  }).visit(parseSync('module.tsx', source).program);
  return found.filter((text) => !exceptions.has(text));
}

it('every sentence of the product is from src/components/words', () => {
  expect(sentencesIn('<p title="Go">Sign Out{`${count} left`}</p>')).toHaveLength(3);
  const elsewhere = files.flatMap((file) =>
    sentencesIn(readFileSync(path.join(src, file), 'utf8')).map((text) => `src/${file}: ${text}`),
  );
  expect(elsewhere).toEqual([]);
});
