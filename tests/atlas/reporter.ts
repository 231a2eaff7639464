import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The last line of `npm run atlas:report`. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes it so
export default class AtlasReporter implements Reporter {
  private violations = 0;

  onTestEnd(_test: TestCase, { errors }: TestResult) {
    this.violations += errors.filter(({ message = '' }) => message.includes(': axe')).length;
  }

  async onExit() {
    // The workbench is built when this run begins.
    const { components, stateCount, withoutSheet } = await import('./storybook.ts');
    console.log(
      `atlas: ${components.length} components, ${stateCount} states, ${withoutSheet.length} missing, ${this.violations} axe violations`,
    );
  }
}
