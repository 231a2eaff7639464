import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { main, root } from '../run.mjs';
import { unusedProxy } from '../unusedProxy.mjs';

const folder = 'content';
const limitMs = 15_000;

await main(async () => {
  /** @type {{ module: typeof import('./links.ts') }} */
  const { module } = await runnerImport(path.join(root, 'tools/content/links.ts'));
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\d-[^/\\]+\.md$|^plans\.yaml$/.test(name)) continue;
    const file = path.posix.join(folder, name.replaceAll('\\', '/'));
    for (const { url, line } of module.linksIn(readFileSync(path.join(root, file), 'utf8'))) {
      places.set(url, [...(places.get(url) ?? []), `${file}:${line}`]);
    }
  }
  const proxy = unusedProxy(process.env);
  const counts = { ok: 0, broken: 0, unchecked: 0 };
  const words = { ok: 'ok', broken: 'broken', unchecked: 'could not be checked' };
  await module.checkAll(
    [...places.keys()],
    (url) => module.checkPage(url, limitMs, { needsProxy: proxy !== undefined }),
    (url, { state, reason }) => {
      counts[state] += 1;
      const where = state === 'ok' ? '' : ` (${reason})  ${places.get(url)?.join(', ')}`;
      console.log(`${words[state]}  ${url}${where}`);
    },
  );
  if (proxy) console.log(proxy);
  const { broken, unchecked } = counts;
  const left = unchecked > 0 ? `, ${unchecked} could not be checked: open those in a browser` : '';
  console.log(`${places.size} links, ${broken} broken${left}`);
  return broken > 0 ? 1 : 0;
});
