import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints the last line of `npm run atlas:report`. */
// oxlint-disable-next-line import/no-default-export -- Playwright reads a reporter's default export
export default class AtlasReporter implements Reporter {
  private violations = 0;

  onTestEnd(_test: TestCase, { errors }: TestResult) {
    this.violations += errors.filter(({ message = '' }) => message.includes(': axe')).length;
  }

  async onExit() {
    // The module reads the workbench, which is built after this file is loaded.
    const { allStates, docsPages, sheets } = await import('./storybook.ts');
    const missing = docsPages.length - sheets.length;
    console.log(
      `atlas: ${docsPages.length} components, ${allStates.length} states, ${missing} missing, ${this.violations} axe violations`,
    );
  }
}
