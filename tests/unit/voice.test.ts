import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { spokenCount, voice } from '#storybook/foundations/voice.ts';

const src = path.resolve(import.meta.dirname, '../../src');

const productText = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|guide)\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(src, file), 'utf8'))
  .join('\n');

const sentences = voice.flatMap(({ rules }) => rules.map(([, write]) => write));

it.each(sentences.filter((sentence) => sentence !== spokenCount))(
  'the product says “%s”',
  (sentence) => {
    expect(productText).toContain(sentence);
  },
);
