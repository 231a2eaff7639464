// Signs in, completes a mission and signs out, 1,000 times in one page, and says what the page holds
// on to afterwards that it did not after the first 50. `-- --cycles <number>` for another number.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exitOf, Failure, main, runNode } from '../run.mjs';
import { playwright, root } from '../tools.mjs';
import { resultsIn } from './results.mjs';

const resultFile = path.join(root, 'test-results/faults.json');

const limit = 0.05;
const { values } = parseArgs({ options: { cycles: { type: 'string', default: '1000' } } });

/** @typedef {Record<'heap' | 'listeners' | 'nodes' | 'timers', number>} Census */

await main(async () => {
  rmSync(resultFile, { force: true });
  const status = await exitOf(
    runNode([playwright, 'test', '-c', 'tests/faults', '--project', 'soak'], {
      env: { ...process.env, SOAK_CYCLES: values.cycles },
    }),
  );
  const [result] = resultsIn(JSON.parse(readFileSync(resultFile, 'utf8')));
  const before = /** @type {Census | undefined} */ (result?.noted('before'));
  const after = /** @type {Census | undefined} */ (result?.noted('after'));
  if (status !== 0 || !before || !after) {
    throw new Failure(`The soak failed: ${result?.error ?? 'no cycle ran, for the reason above.'}`);
  }

  console.log(`\nafter 50 cycles: ${inWords(before)}`);
  console.log(`after ${values.cycles} cycles: ${inWords(after)}`);
  const growth = ((after.heap - before.heap) / before.heap) * 100;
  const signed = (/** @type {number} */ count) => (count < 0 ? `${count}` : `+${count}`);
  console.log(
    `soak: ${values.cycles} cycles, heap ${signed(Number(growth.toFixed(1)))} %, listeners ${signed(after.listeners - before.listeners)}, timers ${signed(after.timers - before.timers)}`,
  );
  const held = /** @type {const} */ (['heap', 'listeners', 'timers']);
  return held.every((name) => after[name] <= before[name] * (1 + limit)) ? 0 : 1;
});

/** @param {Census} census */
function inWords({ heap, listeners, nodes, timers }) {
  const megabytes = (heap / 1_000_000).toFixed(2);
  return `heap ${megabytes} MB, ${listeners} listeners, ${timers} timers, ${nodes} nodes`;
}
