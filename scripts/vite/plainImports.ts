import type { Plugin } from 'vite';

/**
 * Lets a lazy part be asked for where the code says so. Vite's own helper waits until all of the entry
 * has been run, and brings 0.7 kB that look for styles of that part: the portal's come in one file. Not
 * for Storybook, whose do not.
 */
export function plainImports(): Plugin {
  return {
    name: 'waymark:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
