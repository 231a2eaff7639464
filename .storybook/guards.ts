const complaints: string[] = [];

/**
 * In the workbench a browser's extensions complain too, and Storybook itself does about a story that has
 * failed, which would make each story after it fail.
 */
const isTest = '__vitest_browser__' in window;

for (const level of ['error', 'warn'] as const) {
  const report = console[level];
  console[level] = (...data: unknown[]) => {
    complaints.push(`console.${level}: ${data.map(String).join(' ')}`);
    report(...data);
  };
}

/**
 * Fails a story that logs an error or a warning. A story that expects one silences it:
 * `spyOn(console, 'error').mockImplementation(() => {})`.
 */
export function failOnComplaints() {
  const found = complaints.splice(0);
  if (isTest && found.length > 0) {
    throw new Error(
      `Logged by this story, or while the one before it was taken away:\n${found.join('\n')}`,
    );
  }
}

/**
 * WebKit opens the list of a select at a press that a story makes up, and chooses a second time
 * when the list closes.
 */
export function keepListsClosed() {
  const prevent = (event: MouseEvent) => {
    if (!event.isTrusted && event.target instanceof HTMLSelectElement) event.preventDefault();
  };
  document.addEventListener('mousedown', prevent, true);
}
