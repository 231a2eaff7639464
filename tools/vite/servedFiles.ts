import { type Plugin, resolveConfig } from 'vite';

/** The folders that pages import from, and the page. */
const allow = ['.storybook', 'node_modules', 'src', 'tools', 'workbench', 'index.html'];

/** Lists of people and service account keys, in any folder. */
const deny = [
  '**/people/**',
  '*.{csv,tsv,xls,xlsx,xlsm,ods,numbers}',
  '{*adminsdk*,*service*account*,*credential*,*secret*,*key*}.json',
];

/**
 * Keeps dev servers, including Storybook's, from serving files that lie beside the product, such as HR's lists:
 * `--host` opens a server to the network, and Vite serves the whole folder by default.
 */
export function servedFiles(): Plugin {
  return {
    name: 'waymark:served-files',
    async config() {
      // A list in the settings replaces Vite's own.
      const { server } = await resolveConfig({ configFile: false }, 'serve');
      return { server: { fs: { allow, deny: [...server.fs.deny, ...deny] } } };
    },
  };
}
