import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import superstatic from 'superstatic/lib/superstatic.js';
import { buildInto, copySources, listen, serveIdentity } from '../../../scripts/perf/sites.ts';
import { root } from '../../../scripts/run.mjs';

const mission =
  'src/features/onboarding/content/new-hire/1-orientation/1-read-the-welcome-guide.md';

/** Of that mission, in which the two releases differ. */
export const titles = { first: 'Read the welcome guide', second: 'Read the new guide' } as const;

/**
 * Builds two releases of the portal. Answers the address of a server that has one at a time, and what deploys
 * another, with a worker in place of its own if one is given.
 */
export async function serveReleases() {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const changed = copySources(path.join(folder, 'sources'));
  const file = path.join(changed, mission);
  writeFileSync(file, readFileSync(file, 'utf8').replace(titles.first, titles.second));
  const identity = await serveIdentity();
  await Promise.all([
    buildInto(path.join(folder, 'first'), root, identity),
    buildInto(path.join(folder, 'second'), changed, identity),
  ]);

  const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'));
  const config = { ...hosting, public: '.' };
  const answerFrom = (release: keyof typeof titles) =>
    superstatic({ cwd: path.join(folder, release), config, stack: 'strict' });
  const answers = { first: answerFrom('first'), second: answerFrom('second') };
  let current: { release: keyof typeof titles; worker?: string } = { release: 'first' };
  const origin = await listen((request, response) => {
    const { release, worker } = current;
    if (worker !== undefined && request.url === '/sw.js') {
      response.setHeader('Content-Type', 'text/javascript').end(worker);
      return;
    }
    answers[release](request, response, () => response.writeHead(404).end());
  });
  return {
    origin,
    deploy: (release: keyof typeof titles, worker?: string) => {
      current = { release, ...(worker !== undefined && { worker }) };
    },
  };
}
