import { type Plugin, resolveConfig } from 'vite';

/** The folders that pages import from, and the page. */
const allow = ['.storybook', 'node_modules', 'src', 'tools', 'workbench', 'index.html'];

/** Lists of people, and keys of service accounts, in whatever folder. */
const deny = [
  '**/people/**',
  '*.{csv,tsv,xls,xlsx,xlsm,ods,numbers}',
  '{*adminsdk*,*service*account*,*credential*,*secret*,*key*}.json',
];

/**
 * Keeps dev servers, Storybook's included, from handing out what lies in the checkout beside the product, such as HR's
 * lists: `--host` opens them to the network, and Vite serves the whole folder by default.
 */
export function servedFiles(): Plugin {
  return {
    name: 'waymark:served-files',
    async config() {
      // A list in the settings takes the place of Vite's own.
      const { server } = await resolveConfig({ configFile: false }, 'serve');
      return { server: { fs: { allow, deny: [...server.fs.deny, ...deny] } } };
    },
  };
}
