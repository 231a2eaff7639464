// Runs the fault matrix and says what is not as expected. `-- --filter <text>` runs some cells only.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exitOf, main, runNode } from '../run.mjs';
import { playwright, root } from '../tools.mjs';
import { judge, lineOf } from './judge.mjs';

const resultFile = path.join(root, 'test-results/faults.json');

const { values } = parseArgs({ options: { filter: { type: 'string' } } });

await main(async () => {
  rmSync(resultFile, { force: true });
  const pattern = values.filter?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const args = ['test', '-c', 'tests/faults', '--project', 'matrix'];
  if (pattern !== undefined) args.push('--grep', pattern);
  await exitOf(runNode([playwright, ...args]));

  const cells = judge(JSON.parse(readFileSync(resultFile, 'utf8')));
  const countOf = (/** @type {import('./judge.mjs').Verdict} */ verdict) =>
    cells.filter((cell) => cell.verdicts.includes(verdict)).length;
  const asExpected = countOf('as expected');
  console.log();
  for (const cell of cells) {
    if (!cell.verdicts.includes('as expected')) console.log(lineOf(cell));
  }
  console.log(
    `faults: ${cells.length} cells, ${asExpected} as expected, ${countOf('hung')} hung, ${countOf('crashed')} crashed, ${countOf('lost')} lost`,
  );
  return cells.length > 0 && asExpected === cells.length ? 0 : 1;
});
