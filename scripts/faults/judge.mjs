import { resultsIn } from './results.mjs';

/**
 * @typedef {'as expected' | 'hung' | 'crashed' | 'lost' | 'different'} Verdict
 * @typedef {{ name: string, verdicts: Verdict[], differences: string[] }} Cell
 * @typedef {Record<string, unknown>} Outcome
 */

const unsettled = new Set(['blank', 'loading', 'submitting']);

/**
 * @param {import('./results.mjs').Suite} report
 * @returns {Cell[]}
 */
export function judge(report) {
  return resultsIn(report).map(({ name, status, error, noted }) => {
    if (status === 'passed') return { name, verdicts: ['as expected'], differences: [] };
    const seen = noted('seen');
    const expected = noted('expected');
    if (seen && expected) {
      const differences = differencesOf(seen, expected);
      return { name, verdicts: verdictsOn(seen, expected), differences };
    }
    return {
      name,
      verdicts: [status === 'timedOut' ? 'hung' : 'different'],
      differences: [error],
    };
  });
}

/** @param {Cell} cell */
export function lineOf({ name, verdicts, differences }) {
  return `${verdicts.join(', ')}: ${name}: ${differences.join('; ')}`;
}

/**
 * @param {Outcome} seen
 * @param {Outcome} expected
 * @returns {Verdict[]}
 */
function verdictsOn(seen, expected) {
  /** @type {Verdict[]} */
  const verdicts = [];
  const isUnsettled = (/** @type {unknown} */ state) => unsettled.has(String(state));
  if (isUnsettled(seen['state']) || isUnsettled(seen['afterReload'])) verdicts.push('hung');
  if (seen['state'] === 'defect' || String(seen['complaints']) !== '') verdicts.push('crashed');
  const isLost = (/** @type {string} */ moment) =>
    expected[moment] === 'portal' && seen[moment] === 'signIn';
  if (isLost('state') || isLost('afterReload')) verdicts.push('lost');
  return verdicts.length === 0 ? ['different'] : verdicts;
}

/**
 * @param {Outcome} seen
 * @param {Outcome} expected
 */
function differencesOf(seen, expected) {
  const names = new Set([...Object.keys(seen), ...Object.keys(expected)]);
  return [...names]
    .map((name) => [name, JSON.stringify(seen[name]), JSON.stringify(expected[name])])
    .filter(([, one, other]) => one !== other)
    .map(([name, one, other]) => `${name} ${one}, expected ${other}`);
}
