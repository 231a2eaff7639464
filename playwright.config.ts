import { parseArgs } from 'node:util';
import { defineConfig } from '@playwright/test';
import { projects } from './tests/support/projects.ts';
import { addressOf, serverOf, webkitDriver } from './tests/support/served.ts';

const { env } = process;

/** The names after `--project=`, in which `*` is for any characters; without one, the journeys. */
function namesAsked() {
  const options = { project: { type: 'string', multiple: true } } as const;
  const { project = ['demo', 'live'] } = parseArgs({ strict: false, options }).values;
  return project.join(' ');
}

// Each worker reads this file as well, without the arguments of the command, and all have to agree.
env['ASKED_PROJECTS'] ??= namesAsked();

const names = RegExp(`^(?:${env['ASKED_PROJECTS'].replaceAll('*', '.*').replaceAll(' ', '|')})$`);
const found = projects.filter(({ name }) => names.test(name));
// Of an unknown name, Playwright says which ones there are.
const asked = found.length > 0 ? found : projects;
const sites = new Set(asked.flatMap((project) => project.sites));
const hasWebkit = asked.some(({ name }) => name === 'webkit');

/**
 * `npx playwright test` runs the journeys, and `npx playwright test --project=<name>` other projects. The configuration
 * has only those that are asked for, because Playwright starts all of its servers, whichever tests are to run.
 */
export default defineConfig({
  projects: asked.map(({ sites: [site], use, ...project }) => ({
    ...project,
    outputDir: `test-results/${project.name}`,
    use: { ...use, baseURL: addressOf(site) },
  })),
  webServer: [serverOf([...sites]), ...(hasWebkit ? [webkitDriver] : [])],
  fullyParallel: true,
  // WebKit's driver has one session at a time.
  workers: hasWebkit ? 1 : 2,
  retries: 0,
  // A wait ends when what it waits for is there. The limits are only for what never comes, because a busy machine can
  // take twenty times as long as a quiet one.
  timeout: 240_000,
  expect: {
    timeout: 60_000,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/trees/{arg}{ext}' },
  },
  forbidOnly: env['CI'] !== undefined,
  reporter: [['list'], ['./tests/faults/reporter.ts'], ['./tests/workbench/reporter.ts']],
  use: { locale: 'en-US', timezoneId: 'UTC', screenshot: 'only-on-failure' },
});
