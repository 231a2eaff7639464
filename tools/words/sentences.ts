import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { oldestBrowsers } from '../../src/app/browsers.ts';
import { productName } from '../../src/components/Brand/product.ts';
import { literalSentences } from './literalSentences.ts';

const src = path.resolve(import.meta.dirname, '../../src');

/** What ships. */
const product = /^(?:components|features|app)\/.*(?<!\.(?:css|d|stories|test))\.tsx?$/;

/** Styles, the words themselves, the demo and the emulator, data and fakes. */
const others =
  /^components\/(?:theme|words)\/|^app\/(?:demo\/|main\.(?:demo|emulator)\.)|\/testing\/|\/(?:fake|sample)/;

/** Names are the same in every language, and the others are for programs: for the log, a service worker, a hash. */
const exceptions = new Set([
  productName,
  oldestBrowsers,
  'Signed out',
  'Logout failed',
  'take over',
  'progress of …',
]);

const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(path.join(src, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => pattern.test(file));

const read = (file: string) => readFileSync(path.join(src, file), 'utf8');

/** How many values an object of words has: texts and functions, in groups of any depth. */
const valuesIn = (node: ESTree.Node): number =>
  node.type === 'ObjectExpression'
    ? node.properties.reduce(
        (sum, property) => sum + (property.type === 'Property' ? valuesIn(property.value) : 1),
        0,
      )
    : 1;

/** How many sentences the exported objects of a module of words have. */
const sentencesIn = (source: string) =>
  parseSync('words.ts', source).program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' &&
    statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations.map(({ init }) => (init ? valuesIn(init) : 0))
      : [],
  );

/** How many sentences the English words have, and all others of the product, each with its place. */
export function findSentences() {
  const inWords = filesIn('components/words/en', /\.ts$/)
    .flatMap((file) => sentencesIn(read(file)))
    .reduce((sum, count) => sum + count, 0);
  const elsewhere = filesIn('', product)
    .filter((file) => !others.test(file))
    .flatMap((file) => literalSentences(read(file)).map((found) => ({ file, ...found })))
    .filter(({ text }) => !exceptions.has(text))
    .map(({ file, line, text }) => `src/${file}:${line}  ${text}`);
  return { inWords, elsewhere };
}
