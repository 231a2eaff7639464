// Holds the built Storybook against the atlas. `-- --update` takes the reference pictures anew.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exitOf, main, runNode } from '../emulator/run.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const bin = (/** @type {string} */ file) => path.join(root, 'node_modules', file);
const atlas = [bin('@playwright/test/cli.js'), 'test', '-c', 'tests/atlas'];

const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });

/** @type {{ name: string, args: string[], env?: Record<string, string> }[]} */
const steps = [
  {
    name: 'Storybook built',
    args: [bin('storybook/dist/bin/dispatcher.js'), 'build', '--quiet'],
  },
  ...(values.update
    ? [{ name: 'pictures taken', args: [...atlas, 'pictures', 'trees', '--update-snapshots=all'] }]
    : [
        {
          name: 'all stories in the dark theme',
          args: [bin('vitest/vitest.mjs'), 'run', '--project', 'stories-dark', '--reporter=dot'],
          env: { TEST_BROWSER: 'dark' },
        },
        { name: 'states, conditions, pictures, trees', args: atlas },
      ]),
];

await main(async () => {
  if (values.update) {
    for (const folder of ['pictures', 'trees']) {
      rmSync(path.join(root, 'tests/atlas', folder), { recursive: true, force: true });
    }
  }
  const lines = [];
  const start = Date.now();
  for (const { name, args, env } of steps) {
    const stepStart = Date.now();
    const status = await exitOf(runNode(args, { cwd: root, env: { ...process.env, ...env } }));
    lines.push(`atlas: ${name}, ${inSeconds(stepStart)}${status === 0 ? '' : ': FAILED'}`);
    if (status !== 0) break;
  }
  console.log(`\n${lines.join('\n')}\natlas: ${inSeconds(start)} in all`);
  return lines.some((line) => line.endsWith('FAILED')) ? 1 : 0;
});

/** @param {number} start */
function inSeconds(start) {
  return `${Math.round((Date.now() - start) / 1000)} s`;
}
