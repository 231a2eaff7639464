import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints the last line of `npm run atlas:report`. */
// oxlint-disable-next-line import/no-default-export -- Playwright reads a reporter's default export
export default class AtlasReporter implements Reporter {
  private hasRun = false;
  private missing = 0;
  private violations = 0;

  onTestEnd(test: TestCase, { errors }: TestResult) {
    if (test.parent.project()?.name !== 'workbench') return;
    this.hasRun = true;
    const count = (text: string) =>
      errors.filter(({ message = '' }) => message.includes(text)).length;
    this.missing += count('missing: ');
    this.violations += count(': axe');
  }

  async onExit() {
    if (!this.hasRun) return;
    // Not imported above: the module reads the built workbench, and this file is loaded before the build.
    const { allStates, docsPages } = await import('./storybook.ts');
    console.log(
      `atlas: ${docsPages.length} components, ${allStates.length} states, ${this.missing} missing, ${this.violations} axe violations`,
    );
  }
}
