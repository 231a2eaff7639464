import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints the last line of `npm run faults:report`, and what a test notes under `line`. */
export default class LastLine implements Reporter {
  private readonly counts = new Map<string, number>();
  private readonly lines: string[] = [];

  onTestEnd({ tags }: TestCase, { status, annotations }: TestResult) {
    for (const { type, description } of annotations) {
      if (type === 'line' && description) this.lines.push(description);
    }
    if (!tags.includes('@case')) return;
    const verdicts = new Set(annotations.map(({ type }) => type));
    if (status === 'timedOut') verdicts.add('hung');
    for (const verdict of ['cell', status, ...verdicts]) {
      this.counts.set(verdict, this.countOf(verdict) + 1);
    }
  }

  onEnd() {
    const cells = this.countOf('cell');
    if (cells > 0) {
      const verdicts = ['hung', 'crashed', 'lost'].map((name) => `${this.countOf(name)} ${name}`);
      this.lines.push(
        `faults: ${cells} cells, ${this.countOf('passed')} as expected, ${verdicts.join(', ')}`,
      );
    }
    for (const line of this.lines) console.log(line);
  }

  private countOf(verdict: string): number {
    return this.counts.get(verdict) ?? 0;
  }
}
