import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../browsers.mjs';
import { main, root } from '../run.mjs';
import { checkOut, copySources } from './checkouts.ts';
import { writeLargePlan } from './largePlan.ts';
import { reportLighthouse } from './lighthouse.ts';
import { measureForm, measureReturning, signIn } from './measure.ts';
import { printReport, type Row } from './report.ts';
import { buildFirebaseUi, buildPeer, buildPortal } from './sites.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    /** A commit, or the folder of a checkout with its packages. */
    against: { type: 'string' },
    /** Without FirebaseUI and the large plan. */
    quick: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
  },
});

const temporary = mkdtempSync(path.join(tmpdir(), 'waymark-perf-'));
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));

await main(async () => {
  // What has run before in this process has set another.
  process.env['NODE_ENV'] = 'production';
  if (options.lighthouse) {
    await reportLighthouse(await buildPortal(root, 'portal'), temporary);
  } else await comparePortals();
  return 0;
});

async function comparePortals() {
  const large = path.join(temporary, 'large');
  const peers = [await buildPeer('static'), await buildPeer('bare')];
  const portals = [await buildPortal(root, 'portal')];
  if (!options.quick) {
    peers.push(await buildFirebaseUi());
    copySources(large);
    writeLargePlan(large);
    portals.push(await buildPortal(large, '10,000 missions'));
  }
  if (options.against) {
    const other = await checkOut(options.against, path.join(temporary, 'against'));
    portals.push(await buildPortal(other, 'against'));
  }

  const browser = await chromium.launch(chromiumLaunch());
  const rows: Row[] = [];
  for (const site of [...peers, ...portals]) {
    const session = portals.includes(site) ? await signIn(browser, site.address) : undefined;
    rows.push({ site, session, forms: [], returns: [] });
  }
  // In turn, so that what else the machine does meets all of them alike.
  for (let run = 1; run <= Number(options.runs); run += 1) {
    console.log(`Run ${run} of ${options.runs}`);
    for (const { site, session, forms, returns } of rows) {
      forms.push(await measureForm(browser, site.address));
      if (session) returns.push(await measureReturning(browser, site.address, session));
    }
  }
  await browser.close();
  printReport(rows);
}
