/**
 * @typedef {{ type: string, description?: string }} Annotation
 * @typedef {{ status: string, annotations: Annotation[], error?: { message?: string } }} TestResult
 * @typedef {{ title: string, tests: { results: TestResult[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * The tests in what Playwright's JSON reporter wrote, with what each of them noted.
 * @param {Suite} suite
 * @returns {{ name: string, status: string, error: string, noted: (type: string) => any }[]}
 */
export function resultsIn({ specs = [], suites = [] }) {
  const own = specs.map(({ title, tests }) => {
    const result = tests[0]?.results[0];
    return {
      name: title,
      status: result?.status ?? 'did not run',
      error: result?.error?.message?.split('\n')[0] ?? 'did not run',
      noted: (/** @type {string} */ type) => {
        const note = result?.annotations.find((annotation) => annotation.type === type);
        return note?.description === undefined ? undefined : JSON.parse(note.description);
      },
    };
  });
  return [...own, ...suites.flatMap(resultsIn)];
}
