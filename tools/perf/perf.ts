import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumLaunch } from '../browsers.mjs';
import { root } from '../run.mjs';
import { copyPlan, writePlan } from './content.ts';
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
    against: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});

const againstLarge = 'against, 220 missions';

const temporary = mkdtempSync(path.join(tmpdir(), 'waymark-perf-'));
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));

/** CONTRIBUTING.md, "Speed", says what this measures. */
export async function run(): Promise<number> {
  // Vite's module runner, which loads this script, sets another value.
  process.env['NODE_ENV'] = 'production';
  const identity = await serveIdentity();
  const sites = [await buildBarePage(), ...(await buildPortals(identity))];
  const browser = await chromium.launch(chromiumLaunch());
  const rows: Row[] = [];
  for (const { name, address } of sites) {
    const context = name === 'bare' ? undefined : await signIn(browser, address);
    rows.push({ name, address, context, measured: { form: [], warm: [], cold: [], kb: [] } });
  }
  // The sites take turns, so other work of the machine slows them equally.
  for (let turn = 1; turn <= Number(options.runs); turn += 1) {
    console.log(`Run ${turn} of ${options.runs}`);
    for (const { address, context, measured } of rows) {
      measured.form.push(await measureForm(browser, address));
      if (!context) continue;
      const first = await measureReturning(context, address, 'cold');
      measured.cold.push(first.timeline);
      measured.kb.push(first.kb);
      measured.warm.push((await measureReturning(context, address, 'warm')).timeline);
    }
  }
  await browser.close();
  printReport(rows);
  return 0;
}

type Measure = 'form' | 'warm' | 'cold' | 'kb';

interface Row extends Site {
  readonly context: BrowserContext | undefined;
  readonly measured: Readonly<Record<Measure, number[]>>;
}

async function buildPortals(identity: string): Promise<Site[]> {
  const portals = [await buildPortal('portal', root, identity)];
  const against = path.join(temporary, 'against');
  if (options.against) {
    checkOut(options.against, against);
    portals.push(await buildPortal('against', against, identity));
  }
  if (options.quick) return portals;
  const manyPlans = copySources(path.join(temporary, 'plans'));
  for (let role = 1; role <= 500; role += 1) {
    writePlan(manyPlans, `role-${role}`, { milestones: 1, missions: 1, hasPictures: true });
  }
  const largePlan = copySources(path.join(temporary, 'missions'));
  writePlan(largePlan, 'new-hire', { milestones: 10, missions: 22, steps: 500 });
  portals.push(
    await buildPortal('500 plans', manyPlans, identity),
    await buildPortal('220 missions', largePlan, identity),
  );
  if (options.against) {
    copyPlan(largePlan, against, 'new-hire');
    portals.push(await buildPortal(againstLarge, against, identity));
  }
  return portals;
}

/** Prints the medians in milliseconds and kB, and a line of ratios. */
function printReport(rows: readonly Row[]) {
  const figures = new Map(
    rows.map(({ name, measured: { form, warm, cold, kb } }) => [
      name,
      { form: median(form), warm: median(warm), cold: median(cold), kb: median(kb) },
    ]),
  );
  console.table(Object.fromEntries(figures));
  const ratio = (name: string, base: string, measure: Measure) =>
    ((figures.get(name)?.[measure] ?? 0) / (figures.get(base)?.[measure] ?? 0)).toFixed(2);
  const summary = [`form ${ratio('portal', 'bare', 'form')} of the bare page`];
  if (figures.has('against')) {
    const [warm, cold] = [ratio('portal', 'against', 'warm'), ratio('portal', 'against', 'cold')];
    summary.push(`returning warm ${warm}, cold ${cold}`);
  }
  for (const name of ['500 plans', '220 missions'].filter((each) => figures.has(each))) {
    const [kb, cold] = [ratio(name, 'portal', 'kb'), ratio(name, 'portal', 'cold')];
    summary.push(`${name} ${kb} of the kB, ${cold} of the time`);
  }
  if (figures.has(againstLarge)) {
    const [kb, cold] = [
      ratio('220 missions', againstLarge, 'kb'),
      ratio('220 missions', againstLarge, 'cold'),
    ];
    summary.push(`220 missions against the same ${kb} of the kB, ${cold} of the time`);
  }
  console.log(`perf: ${summary.join('; ')}`);
}

function median(measured: readonly number[]): number {
  const sorted = measured.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
}
