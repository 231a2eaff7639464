import type { Plugin } from 'vite';

/** The folders that pages import from, and the page. */
const allow = ['.storybook', 'node_modules', 'src', 'tools', 'workbench', 'index.html'];

/** The imports of pages from there, by file name. */
const imported = ['*.{ts,tsx,js,mjs,cjs,css,woff2}', 'index.html', 'voice.md'];

/**
 * Keeps dev servers, including Storybook's, from serving anything else, such as HR's lists and keys: `--host` opens a
 * server to the network, and Vite serves the whole folder by default.
 */
export function servedFiles(): Plugin {
  return {
    name: 'waymark:served-files',
    config: () => ({ server: { fs: { allow, deny: [`!(${imported.join('|')})`] } } }),
  };
}
