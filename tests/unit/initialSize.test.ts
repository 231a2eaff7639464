import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { findModules, initialChunks } from '#scripts/vite/initialSize.ts';

function chunk(fileName: string, parts: Partial<Rolldown.OutputChunk> = {}) {
  return {
    fileName,
    isEntry: false,
    imports: [],
    moduleIds: [],
    ...parts,
  } as unknown as Rolldown.OutputChunk;
}

describe('the initial JavaScript', () => {
  const entry = chunk('entry.js', { isEntry: true, imports: ['shared.js'] });
  const shared = chunk('shared.js', { imports: ['deep.js', 'entry.js'], moduleIds: ['/src/a.ts'] });
  const deep = chunk('deep.js', { moduleIds: ['/src/mocks/browser.ts'] });
  const lazy = chunk('lazy.js', { moduleIds: ['/node_modules/react-markdown/index.js'] });

  it('is the entry with all that it imports statically, however deep', () => {
    const found = initialChunks([lazy, deep, shared, entry]).map(({ fileName }) => fileName);
    expect(found.toSorted()).toEqual(['deep.js', 'entry.js', 'shared.js']);
  });

  it('names the modules that have no place there', () => {
    const initial = initialChunks([lazy, deep, shared, entry]);
    expect(findModules(initial, ['/src/mocks/'])).toEqual(['/src/mocks/browser.ts']);
    expect(findModules(initial, ['/react-markdown/'])).toEqual([]);
  });
});
