import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { progressSentence } from '#components/progress.ts';

const root = path.resolve(import.meta.dirname, '../..');

const productText = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(root, 'src', file), 'utf8'))
  .concat(progressSentence({ completed: 2, total: 4 }))
  .join('\n');

const guide = readFileSync(path.join(root, '.storybook/foundations/voice.md'), 'utf8');
const sentences = [...guide.matchAll(/^\|[^|]+\| ([^|]+) \|/gm)]
  .map(([, write = '']) => write)
  .filter((write) => write !== 'Write' && write !== '---');

it.each(sentences)('the product says “%s”', (sentence) => {
  expect(productText).toContain(sentence);
});
