import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumLaunch } from '../browsers.mjs';
import { main, root, runNode } from '../run.mjs';
import { addPlans, replacePlan } from './content.ts';
import { measureForm, measureReturning, signIn } from './measure.ts';
import {
  buildBarePage,
  buildPortal,
  checkOut,
  copySources,
  type Site,
  serveIdentity,
} from './sites.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    /** A commit, or the folder of a checkout with its packages. */
    against: { type: 'string' },
    /** Without the portals that have more content. */
    quick: { type: 'boolean', default: false },
  },
});

interface Row {
  readonly site: Site;
  readonly forms: number[];
  readonly warm: number[];
  readonly cold: number[];
  readonly kb: number[];
}

const temporary = mkdtempSync(path.join(tmpdir(), 'waymark-perf-'));
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));

await main(async () => {
  // What has run before in this process has set another.
  process.env['NODE_ENV'] = 'production';
  const portals = await buildPortals();
  const sites = [await buildBarePage(), ...portals];
  const rows = sites.map((site): Row => ({ site, forms: [], warm: [], cold: [], kb: [] }));

  const browser = await chromium.launch(chromiumLaunch());
  const contexts = new Map<Site, BrowserContext>();
  for (const site of portals) contexts.set(site, await signIn(browser, site.address));
  // In turn, so that what else the machine does meets all of them alike.
  for (let run = 1; run <= Number(options.runs); run += 1) {
    console.log(`Run ${run} of ${options.runs}`);
    for (const { site, forms, warm, cold, kb } of rows) {
      forms.push(await measureForm(browser, site.address));
      const context = contexts.get(site);
      if (!context) continue;
      const first = await measureReturning(context, site.address, 'cold');
      cold.push(first.timeline);
      kb.push(first.kb);
      warm.push((await measureReturning(context, site.address, 'warm')).timeline);
    }
  }
  await browser.close();
  const size = runNode(['scripts/size.mjs'], { stdio: ['ignore', 'pipe', 'inherit'] });
  printReport(rows, size.stdout ? await text(size.stdout) : '');
  return 0;
});

async function buildPortals(): Promise<Site[]> {
  const identity = await serveIdentity();
  const portals = [await buildPortal('portal', root, identity)];
  if (options.against) {
    const checkout = await checkOut(options.against, path.join(temporary, 'against'));
    portals.push(await buildPortal('against', checkout, identity));
  }
  if (options.quick) return portals;
  const manyPlans = copySources(path.join(temporary, 'plans'));
  addPlans(manyPlans, 500);
  const largePlan = copySources(path.join(temporary, 'missions'));
  replacePlan(largePlan, { milestones: 10, missions: 22 });
  return [
    ...portals,
    await buildPortal('500 plans', manyPlans, identity),
    await buildPortal('220 missions', largePlan, identity),
  ];
}

/** Medians, as milliseconds and kB, and a line that sums them up. */
function printReport(rows: readonly Row[], size: string) {
  const figures = rows.map(({ site, forms, warm, cold, kb }) => ({
    name: site.name,
    form: median(forms),
    warm: median(warm),
    cold: median(cold),
    kb: median(kb),
  }));
  console.table(Object.fromEntries(figures.map(({ name, ...rest }) => [name, rest])));
  const find = (name: string) => figures.find((each) => each.name === name);
  const [bare, portal, against] = [find('bare'), find('portal'), find('against')];
  if (!bare || !portal) throw new Error('Nothing to compare with was measured.');
  const ratio = (figure: number, base: number) => (figure / base).toFixed(2);
  const content = ['500 plans', '220 missions'].flatMap((name) => {
    const row = find(name);
    if (!row) return [];
    return `${name} ${ratio(row.kb, portal.kb)} of the kB, ${ratio(row.cold, portal.cold)} of the time`;
  });
  const summary = [
    `form ${ratio(portal.form, bare.form)} of the bare page`,
    against &&
      `returning warm ${ratio(portal.warm, against.warm)}, cold ${ratio(portal.cold, against.cold)}`,
    ...content,
    /[\d.]+ kB gzip/.exec(size)?.[0],
  ];
  console.log(`perf: ${summary.filter(Boolean).join('; ')}`);
}

function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
}
