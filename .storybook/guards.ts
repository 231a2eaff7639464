const complaints: string[] = [];

/** Only tests fail, because browser extensions log too, and Storybook itself logs a failed story. */
export const isTest = '__vitest_browser__' in window;

for (const level of ['error', 'warn'] as const) {
  const report = console[level];
  console[level] = (...data: unknown[]) => {
    complaints.push(`console.${level}: ${data.map(String).join(' ')}`);
    report(...data);
  };
}

/**
 * Fails a story that logs an error or a warning, unless it expects one: `spyOn(console, 'error').mockImplementation(()
 * => {})`.
 */
export function failOnComplaints() {
  const found = complaints.splice(0);
  if (isTest && found.length > 0) {
    throw new Error(
      `Logged by this story, or while the one before it was taken away:\n${found.join('\n')}`,
    );
  }
}
