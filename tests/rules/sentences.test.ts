import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { expect, it } from 'vitest';
import { oldestBrowsers } from '#app/browsers.ts';
import { productName } from '#components/theme/brand.ts';
import { asRecord } from '#features/asRecord.ts';

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

const isNode = (value: unknown): value is ESTree.Node =>
  typeof asRecord(value)['type'] === 'string';
const isText = (text: string) => /\p{L}/u.test(text);
const hasWords = (text: string) =>
  /\p{L}{2}/u.test(text) && / /.test(text) && !text.startsWith('<');

function calleeName(callee: ESTree.Expression): string {
  if (callee.type === 'MemberExpression') return calleeName(callee.property as ESTree.Expression);
  return callee.type === 'Identifier' ? callee.name : '';
}

/** Text between tags, in an attribute that is spoken, or with a space between words. */
function sentencesIn(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'JSXText':
      return [node.value].filter(isText);
    case 'JSXAttribute':
      if (
        node.name.type === 'JSXIdentifier' &&
        spokenAttribute.test(node.name.name) &&
        node.value?.type === 'Literal'
      )
        return [node.value.value].filter(isText);
      break;
    case 'Literal':
      return typeof node.value === 'string' ? [node.value].filter(hasWords) : [];
    case 'TemplateElement':
      return [node.value.raw].filter(hasWords);
    case 'CallExpression':
    case 'NewExpression':
      if (forDevelopers.test(calleeName(node.callee))) return [];
      break;
    default:
  }
  return Object.values(node).flat().filter(isNode).flatMap(sentencesIn);
}

const sentencesOf = (source: string) =>
  sentencesIn(parseSync('module.tsx', source).program).filter(
    (text) => !exceptions.has(text.trim()),
  );

it('every sentence of the product is from src/components/words', () => {
  expect(sentencesOf('<p title="Go">Sign Out{`${count} left`}</p>')).toHaveLength(3);
  const elsewhere = files.flatMap((file) =>
    sentencesOf(readFileSync(path.join(src, file), 'utf8')).map((text) => `src/${file}: ${text}`),
  );
  expect(elsewhere).toEqual([]);
});
