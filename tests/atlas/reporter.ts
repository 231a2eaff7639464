import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { components, stateCount, withoutSheet } from './storybook.ts';

/** The last line of `npm run test:atlas`. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes it so
export default class AtlasReporter implements Reporter {
  private violations = 0;

  onTestEnd(_test: TestCase, { errors }: TestResult) {
    this.violations += errors.filter(({ message = '' }) => message.includes(': axe')).length;
  }

  async onExit() {
    console.log(
      `atlas: ${components.length} components, ${stateCount} states, ${withoutSheet.length} missing, ${this.violations} axe violations`,
    );
  }
}
