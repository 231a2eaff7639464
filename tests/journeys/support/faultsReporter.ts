import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints the last line of `npm run faults:report`. */
// oxlint-disable-next-line import/no-default-export -- Playwright reads a reporter's default export
export default class FaultsReporter implements Reporter {
  private readonly counts = { asExpected: 0, hung: 0, crashed: 0, lost: 0 };

  onTestEnd(test: TestCase, { status, errors }: TestResult) {
    if (!test.tags.includes('@fault')) return;
    const hasComplaint = errors.some(({ message = '' }) => message.includes('page error: '));
    if (status === 'passed') this.counts.asExpected += 1;
    else if (status === 'timedOut') this.counts.hung += 1;
    else if (hasComplaint) this.counts.crashed += 1;
    // The person is not where they have to be.
    else this.counts.lost += 1;
  }

  async onExit() {
    const { asExpected, hung, crashed, lost } = this.counts;
    const cells = asExpected + hung + crashed + lost;
    if (cells === 0) return;
    console.log(
      `faults: ${cells} cells, ${asExpected} as expected, ${hung} hung, ${crashed} crashed, ${lost} lost`,
    );
  }
}
