// Requests every web page that the content links to: `npm run content:links`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { main, root } from '../run.mjs';

const folder = 'src/features/onboarding/content';
const limitMs = 15_000;

await main(async () => {
  /** @type {{ module: typeof import('./links.ts') }} */
  const { module } = await runnerImport(path.join(root, 'scripts/content/links.ts'));
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\d-[^/\\]+\.md$|^plans\.yaml$/.test(name)) continue;
    const file = path.posix.join(folder, name.replaceAll('\\', '/'));
    for (const { url, line } of module.linksIn(readFileSync(path.join(root, file), 'utf8'))) {
      places.set(url, [...(places.get(url) ?? []), `${file}:${line}`]);
    }
  }
  const lines = [...places].map(async ([url, where]) => {
    const problem = await module.brokenBecause(url, limitMs);
    console.log(`${problem ?? 'ok'}  ${url}${problem ? `  ${where.join(', ')}` : ''}`);
    return problem;
  });
  const broken = (await Promise.all(lines)).filter((problem) => problem !== undefined).length;
  console.log(`${places.size} links, ${broken} broken`);
  return broken > 0 ? 1 : 0;
});
