import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { inlineSources } from './contentSecurityPolicy.ts';

const budgetKb = 121;

/** None of this may be in a live build at all. */
const mockCode = ['/src/mocks/', '/node_modules/msw/'];
/** None of this may load before the sign-in form is hydrated. */
const laterCode = ['/src/features/onboarding/', '/node_modules/react-markdown/'];

/** Measures all JavaScript that loads before the form on `/login` is hydrated. */
export function initialSize(): Plugin {
  return {
    name: 'waymark:initial-size',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const initial = initialChunks(chunks);
        const misplaced = [
          ...findModules(chunks, mockCode).map((id) => `mock code in a live build: ${id}`),
          ...findModules(initial, laterCode).map((id) => `too early for /login: ${id}`),
        ];
        if (misplaced.length > 0) this.error(misplaced.join('\n'));

        const page = bundle['index.html'];
        const html = page?.type === 'asset' ? String(page.source) : '';
        const scripts = [...initial.map(({ code }) => code), ...inlineSources(html, 'script')];
        const sizes = scripts.map((code) => gzipSync(code, { level: 9 }).length);
        const kb = sizes.reduce((sum, size) => sum + size, 0) / 1000;
        const figure = `size: initial JavaScript for /login ${kb.toFixed(1)} kB gzip, budget ${budgetKb} kB`;
        if (kb > budgetKb) this.error(figure);
        this.environment.logger.info(figure);
      },
    },
  };
}

export function initialChunks(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) found.add(imported);
    }
  }
  return [...found];
}

export function findModules(
  chunks: readonly Rolldown.OutputChunk[],
  fragments: readonly string[],
): string[] {
  const ids = chunks.flatMap(({ moduleIds }) => moduleIds);
  return ids.filter((id) => fragments.some((fragment) => id.includes(fragment)));
}
