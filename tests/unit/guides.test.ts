import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { guideFor } from '#storybook/docs/guides.ts';

const components = path.resolve(import.meta.dirname, '../../src/components');

/** Files as `Folder/File.kind.ts`. */
const files = readdirSync(components, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);
const namesOf = (ending: string) =>
  files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));

const withStories = namesOf('.stories.tsx');

it('each component with stories has a guide, and each guide a component', () => {
  expect(withStories.length).toBeGreaterThan(20);
  expect(namesOf('.guide.ts').toSorted()).toEqual(withStories.toSorted());
});

describe.each(withStories.map((name) => path.basename(name)))('%s', (name) => {
  const { unseen: _unseen, ...guide } = guideFor(`Components/${name}`) ?? {};

  it('says something wherever it begins to', () => {
    expect(Object.keys(guide)).toContain('purpose');
    for (const [part, content] of Object.entries(guide)) {
      const texts = [content].flat(2);
      expect(texts, part).not.toEqual([]);
      expect(
        texts.filter((text) => text.trim() === ''),
        part,
      ).toEqual([]);
    }
  });

  it('closes what it quotes', () => {
    for (const text of Object.values(guide).flat(2)) {
      expect(text.split('`').length % 2, text).toBe(1);
      expect(text.split('“').length, text).toBe(text.split('”').length);
    }
  });
});
