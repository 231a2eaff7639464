import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumLaunch } from '../browsers.mjs';
import { calibrate, measureForm, measureReturning, median, signIn } from './measure.ts';
import { buildCommit, buildPortal, buildStatic, type Site, serveIdentity } from './sites.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    against: { type: 'string', multiple: true, default: [] },
    quick: { type: 'boolean', default: false },
  },
});

type Measure = 'paint' | 'form' | 'warm' | 'cold';

interface Row extends Site {
  /** A signed-in context; undefined for a page that only has a form. */
  readonly context: BrowserContext | undefined;
  readonly measured: Readonly<Record<Measure, number[]>>;
}

/** CONTRIBUTING.md, "Speed", says what this measures. */
export async function run(): Promise<number> {
  // Vite's module runner, which loads this script, sets another value.
  process.env['NODE_ENV'] = 'production';
  await serveIdentity();
  const commits = options.against.flatMap((each) => each.split(','));
  const staticPage = await buildStatic();
  const portals = [await buildPortal(), ...(await Promise.all(commits.map(buildCommit)))];
  const browser = await chromium.launch(chromiumLaunch());
  const rows: Row[] = [];
  for (const site of [staticPage, ...portals]) {
    const isMeasured = portals.includes(site) && !options.quick;
    const context = isMeasured ? await signIn(browser, site.address) : undefined;
    rows.push({ ...site, context, measured: { paint: [], form: [], warm: [], cold: [] } });
  }
  const slowdown = await calibrate(browser, staticPage.address);
  // The sites take turns, so that other work on the machine slows them equally. Every other turn is backwards, because
  // the browser still cleans up after one site while it opens the next.
  for (let turn = 1; turn <= Number(options.runs); turn += 1) {
    console.log(`Run ${turn} of ${options.runs}`);
    const inOrder = turn % 2 ? rows : rows.toReversed();
    for (const { address, context, measured } of inOrder) {
      const { paint, form } = await measureForm(browser, address, slowdown);
      measured.paint.push(paint);
      measured.form.push(form);
      if (!context) continue;
      measured.cold.push(await measureReturning(context, address, slowdown, 'cold'));
      measured.warm.push(await measureReturning(context, address, slowdown, 'warm'));
    }
  }
  await browser.close();
  printReport(rows, commits);
  return 0;
}

/** Prints the medians in milliseconds, with 0 for what is not measured, and a line of ratios. */
function printReport(rows: readonly Row[], commits: readonly string[]) {
  const figures = new Map(
    rows.map(({ name, measured: { paint, form, warm, cold } }) => [
      name,
      { paint: median(paint), form: median(form), warm: median(warm), cold: median(cold) },
    ]),
  );
  console.table(Object.fromEntries(figures));
  const ratios = (base: string, ...measures: Measure[]) => {
    const [portal, other] = [figures.get('portal'), figures.get(base)];
    const each = measures.map(
      (name) => `${name} ${((portal?.[name] ?? 0) / (other?.[name] ?? 0)).toFixed(2)}`,
    );
    return `${each.join(', ')} of ${base}`;
  };
  const returning = options.quick ? [] : (['warm', 'cold'] as const);
  const summary = [
    ratios('static', 'paint', 'form'),
    ...commits.map((base) => ratios(base, 'paint', 'form', ...returning)),
  ];
  console.log(`perf: ${summary.join('; ')}`);
}
