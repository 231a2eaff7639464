import { defineConfig } from '@playwright/test';
import { addressOf, common, inChromium, serveSite, serveStorybook } from '../support/served.ts';

const port = 4395;
const sitePort = 4396;

/** For `npm run atlas:report`, which builds the demo and the workbench. */
export default defineConfig({
  ...common,
  outputDir: '../../test-results/atlas',
  reporter: [['list', { printSteps: false }], ['./reporter.ts']],
  expect: {
    ...common.expect,
    toHaveScreenshot: { pathTemplate: '{testDir}/thumbnails/{arg}{ext}' },
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/trees/{arg}{ext}' },
  },
  use: { ...inChromium, baseURL: addressOf(port) },
  projects: [
    { name: 'workbench', testIgnore: /(?:thumbnails|site)\.spec\.ts/ },
    { name: 'site', testMatch: 'site.spec.ts', use: { baseURL: addressOf(sitePort) } },
    // At 80 % of the size, because all files are kept in the repository, and Storybook shows the state itself.
    { name: 'thumbnails', testMatch: 'thumbnails.spec.ts', use: { deviceScaleFactor: 0.8 } },
  ],
  webServer: [serveSite(sitePort), serveStorybook(port)],
});
