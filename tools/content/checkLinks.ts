import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { unusedProxy } from '../unusedProxy.ts';
import { checkAll, checkPage, linksIn } from './links.ts';

const folder = 'content';
const limitMs = 15_000;

export async function run(): Promise<number> {
  const places = new Map<string, string[]>();
  for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\d-[^/\\]+\.md$|^plans\.yaml$/.test(name)) continue;
    const file = path.posix.join(folder, name.replaceAll('\\', '/'));
    for (const { url, line } of linksIn(readFileSync(path.join(root, file), 'utf8'))) {
      places.set(url, [...(places.get(url) ?? []), `${file}:${line}`]);
    }
  }
  const proxy = unusedProxy(process.env);
  const counts = { ok: 0, broken: 0, unchecked: 0 };
  const words = { ok: 'ok', broken: 'broken', unchecked: 'could not be checked' };
  await checkAll(
    [...places.keys()],
    (url) => checkPage(url, limitMs, { needsProxy: proxy !== undefined }),
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
}
