import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { oldestBrowsers } from '../../src/app/browsers.ts';
import { productName } from '../../src/components/Brand/product.ts';
import { literalSentences } from './literalSentences.ts';

const src = path.resolve(import.meta.dirname, '../../src');

/** What ships. */
const product = /^(?:components|features|app)\/.*(?<!\.(?:css|d|stories|test))\.tsx?$/;

/** Styles, the words themselves, the demo and the emulator, data, and fakes. */
const others =
  /^components\/(?:theme|words)\/|^app\/(?:demo\/|main\.(?:demo|emulator)\.)|\/testing\/|\/(?:fake|sample)/;

/** Names that are the same in every language, and texts for programs: for the log, a service worker, a hash. */
const exceptions = new Set([
  productName,
  oldestBrowsers,
  'Signed out',
  'Logout failed',
  'take over',
  'progress of …',
]);

const english = import.meta.glob<object>('../../src/components/words/en/*.ts', { eager: true });

/** The number of texts and functions in groups of any depth. */
const count = (words: object): number =>
  Object.values(words).reduce(
    (sum, value) => sum + (typeof value === 'object' ? count(value) : 1),
    0,
  );

/** The number of sentences in the English words, and every other sentence of the product, with its place. */
export function findSentences() {
  const elsewhere = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => product.test(file) && !others.test(file))
    .flatMap((file) =>
      literalSentences(readFileSync(path.join(src, file), 'utf8'))
        .filter(({ text }) => !exceptions.has(text))
        .map(({ line, text }) => `src/${file}:${line}  ${text}`),
    );
  return { inWords: count(english), elsewhere };
}

export async function run(): Promise<number> {
  const { inWords, elsewhere } = findSentences();
  for (const sentence of elsewhere) console.log(sentence);
  console.log(`sentences: ${inWords} in words/en, ${elsewhere.length} elsewhere`);
  return elsewhere.length > 0 ? 1 : 0;
}
