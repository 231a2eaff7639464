// Holds the built Storybook against the atlas. `-- --update` takes the reference pictures anew.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exitOf, main, runNode, secondsSince } from '../run.mjs';
import { playwright, root, storybook, vitest } from '../tools.mjs';

const atlas = [playwright, 'test', '-c', 'tests/atlas'];

const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });

/** @type {{ name: string, args: string[], env?: Record<string, string> }[]} */
const steps = [
  {
    name: 'Storybook built',
    args: [storybook, 'build', '--quiet'],
  },
  ...(values.update
    ? [{ name: 'pictures taken', args: [...atlas, 'pictures', 'trees', '--update-snapshots=all'] }]
    : [
        {
          name: 'all stories in the dark theme',
          args: [vitest, 'run', '--project', 'stories-dark', '--reporter=dot'],
          env: { TEST_BROWSER: 'dark' },
        },
        { name: 'states, docs pages, conditions, pictures, trees', args: atlas },
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
    const status = await exitOf(runNode(args, { env: { ...process.env, ...env } }));
    lines.push(`atlas: ${name}, ${secondsSince(stepStart)}${status === 0 ? '' : ': FAILED'}`);
    if (status !== 0) break;
  }
  console.log(`\n${lines.join('\n')}\natlas: ${secondsSince(start)} in all`);
  return lines.some((line) => line.endsWith('FAILED')) ? 1 : 0;
});
