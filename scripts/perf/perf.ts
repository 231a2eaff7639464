import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumLaunch } from '../browsers.mjs';
import { main, root } from '../run.mjs';
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
    /** A commit, or the folder of a checkout with installed packages. */
    against: { type: 'string' },
    /** Leaves out the portals with more content. */
    quick: { type: 'boolean', default: false },
  },
});

const temporary = mkdtempSync(path.join(tmpdir(), 'waymark-perf-'));
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));

await main(async () => {
  // Set here, because the module runner that has loaded this script sets another value.
  process.env['NODE_ENV'] = 'production';
  const identity = await serveIdentity();
  const sites = [await buildBarePage(), ...(await buildPortals(identity))];
  const browser = await chromium.launch(chromiumLaunch());
  const rows: Row[] = [];
  for (const { name, address } of sites) {
    // The bare page has no portal to return to.
    const context = name === 'bare' ? undefined : await signIn(browser, address);
    rows.push({ name, address, context, form: [], warm: [], cold: [], kb: [] });
  }
  // The sites take turns, so that the machine's other work slows down all of them alike.
  for (let run = 1; run <= Number(options.runs); run += 1) {
    console.log(`Run ${run} of ${options.runs}`);
    for (const { address, context, form, warm, cold, kb } of rows) {
      form.push(await measureForm(browser, address));
      if (!context) continue;
      const first = await measureReturning(context, address, 'cold');
      cold.push(first.timeline);
      kb.push(first.kb);
      warm.push((await measureReturning(context, address, 'warm')).timeline);
    }
  }
  await browser.close();
  printReport(rows, execFileSync(process.execPath, ['scripts/size.mjs'], { encoding: 'utf8' }));
  return 0;
});

interface Row extends Site {
  readonly context: BrowserContext | undefined;
  readonly form: number[];
  readonly warm: number[];
  readonly cold: number[];
  readonly kb: number[];
}

async function buildPortals(identity: string): Promise<Site[]> {
  const portals = [await buildPortal('portal', root, identity)];
  if (options.against) {
    const checkout = checkOut(options.against, path.join(temporary, 'against'));
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

/** Prints the medians, in milliseconds and kB, and a line that sums them up. */
function printReport(rows: readonly Row[], size: string) {
  const figures = rows.map(({ name, form, warm, cold, kb }) => ({
    name,
    form: median(form),
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
