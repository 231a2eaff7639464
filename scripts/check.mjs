// Runs everything that has to pass before a change is merged, and ends with the first failure.
import { spawnSync } from 'node:child_process';

const steps = [
  'types',
  'lint',
  'format:check',
  'dead-code',
  'test',
  'test:atlas',
  // The live build, with settings of no project.
  'size',
];

for (const step of steps) {
  console.log(`\n=== ${step}`);
  const start = Date.now();
  const { status } = spawnSync(`npm run --silent ${step}`, { stdio: 'inherit', shell: true });
  const seconds = Math.round((Date.now() - start) / 1000);
  if (status !== 0) {
    console.error(`\n${step} failed after ${seconds} s.`);
    process.exit(1);
  }
  console.log(`=== ${step} passed in ${seconds} s`);
}
