import { isFileLoadingAllowed, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { servedFiles } from './servedFiles.ts';

it.each([
  ['served', 'index.html', true],
  ['code', 'src/app/App.tsx', true],
  ['styles', 'src/components/theme/page.css', true],
  ['styles that are written in code', 'src/components/ui/Row/Row.css.ts.vanilla.css', true],
  ['a text that a page of the workbench imports', 'workbench/foundations/voice.md', true],
  ['the fonts of a package', 'node_modules/@fontsource-variable/a/files/a.woff2', true],
  ['a package, made ready by Vite', 'node_modules/.vite/demo/deps/react.js', true],
  ['what lies beside the product', 'docs/going-live.md', false],
  ['settings', '.env.local', false],
  ['what an editor leaves behind', 'src/app/App.tsx.bak', false],
  ['notes', 'src/notes.md', false],
  ['HR’s list', 'tools/people.xlsx', false],
  ['a key', 'tools/accounts/gcloud.json', false],
  ['what has no ending', 'workbench/id_rsa', false],
  ['a hidden file', 'src/.htpasswd', false],
  ['a list among packages', 'node_modules/people/all.txt', false],
] as const)('%s: %s', async (_what, file, isServed) => {
  const root = '/home/people/(secret) keys.json/waymark';
  const plugins = [servedFiles()];
  const config = await resolveConfig({ configFile: false, root, plugins }, 'serve');
  expect(isFileLoadingAllowed(config, `${root}/${file}`)).toBe(isServed);
});
