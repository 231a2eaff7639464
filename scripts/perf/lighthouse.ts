import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../browsers.mjs';
import { exitOf, Failure, runNode } from '../run.mjs';
import { answerIdentityCalls } from './identity.ts';
import { fetchPackages } from './checkouts.ts';
import { signInOn } from './measure.ts';
import type { Site } from './sites.ts';

const port = 4399;
const categories = ['performance', 'accessibility', 'best-practices'];
const presets = { phone: [], desktop: ['--preset=desktop'] };

/** What is used of Lighthouse's result. */
interface Result {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

/** Lighthouse's scores of both pages on phone and desktop, and what keeps one below 100. */
export async function reportLighthouse({ address }: Site, temporary: string) {
  const folder = await fetchPackages('lighthouse@13.5.0');
  const lighthouse = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  const scores: Record<string, Record<string, number>> = {};
  const reasons: string[] = [];
  for (const page of ['/login', '/home']) {
    const { args, ...launch } = chromiumLaunch();
    const context = await chromium.launchPersistentContext(path.join(temporary, page), {
      ...launch,
      args: [...args, `--remote-debugging-port=${port}`],
      baseURL: address,
      viewport: null,
    });
    // The calls of every page, also of those that Lighthouse opens.
    context.on('page', (opened) => void answerIdentityCalls(opened));
    if (page === '/home') await signInOn(context);
    const devTools = await context.newCDPSession(context.pages()[0] ?? (await context.newPage()));
    for (const [device, preset] of Object.entries(presets)) {
      // What is stored stays, and so would what is cached.
      await devTools.send('Network.clearBrowserCache');
      const output = path.join(temporary, `${device}.json`);
      const options = [...preset, `--port=${port}`, '--disable-storage-reset', '--quiet'];
      const report = ['--output=json', `--output-path=${output}`];
      const only = `--only-categories=${categories.join(',')}`;
      const child = runNode([lighthouse, address + page, ...options, ...report, only]);
      if ((await exitOf(child)) !== 0) throw new Failure('Lighthouse failed.');
      const result: Result = JSON.parse(readFileSync(output, 'utf8'));
      const row = `${page}, ${device}`;
      scores[row] = scoresOf(result);
      reasons.push(...reasonsOf(result).map((reason) => `${row}: ${reason}`));
    }
    await context.close();
  }
  console.table(scores);
  console.log(reasons.join('\n'));
}

const scoresOf = (result: Result) =>
  Object.fromEntries(
    categories.map((id) => [id, Math.round((result.categories[id]?.score ?? 0) * 100)]),
  );

function reasonsOf({ categories: all, audits }: Result): string[] {
  const weighed = Object.values(all).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return weighed.flatMap(({ id }) => {
    const { score, title, displayValue = '' } = audits[id] ?? { score: null, title: id };
    return score !== null && score < 1 ? [`${score} ${title} ${displayValue}`] : [];
  });
}
