import { isMap, isScalar, parseDocument } from 'yaml';
import { isInCurlyQuotes, maxField } from './text.ts';

const isNumber = (key: string) => ['minutes', 'day'].includes(key);
const isList = (key: string) => key === 'languages';

/**
 * Quotes each text that YAML would misread, such as `- A`, `*A*`, `A #1`, or `2026`, and reports it. A text of several
 * lines is left alone, since it can only be read as a whole.
 */
export function quoteTexts(source: string, keys: readonly string[], firstLine: number) {
  const problems: { line: number; message: string }[] = [];
  const lines = source.split('\n').map((line, index, all) => {
    const [, written = '', text = ''] = /^([\w. -]+):[ \t]+(\S.*?)[ \t]*$/.exec(line) ?? [];
    const key = likelyKey(written, keys);
    const goesOn = /^[ \t]+\S/.test(all[index + 1] ?? '');
    if (!keys.includes(key) || isList(key) || goesOn || isReadAsWritten(line, text, key))
      return line;
    const quoted = quote(text);
    if (!isNumber(key) && text.length <= maxField) {
      const message = `The ${key} is not read as it is written. Put it in quotes: ${key}: ${quoted}`;
      problems.push({ line: firstLine + index, message });
    }
    return `${written}: ${quoted}`;
  });
  return { quoted: lines.join('\n'), problems };
}

/** The known key that the author meant, whatever its capitals and hyphens. */
export function likelyKey(written: string, keys: readonly string[]): string {
  const lettersOf = (key: string) => key.toLowerCase().replaceAll(/[\s._-]/g, '');
  return keys.find((key) => lettersOf(key) === lettersOf(written)) ?? written;
}

function isReadAsWritten(line: string, text: string, key: string): boolean {
  // A text this long is refused anyway, and thousands of brackets would overflow the parser's stack.
  if (text.length > maxField) return false;
  const { contents, errors, warnings } = parseDocument(`${line}\n`, { logLevel: 'error' });
  const value = isMap(contents) ? contents.items[0]?.value : undefined;
  if (errors.length + warnings.length > 0 || !isScalar(value) || !value.range) return false;
  if (typeof value.value === 'number') return isNumber(key);
  const [start, end] = value.range;
  return typeof value.value === 'string' && line.slice(start, end) === text;
}

/** The text in quotes, instead of a pair that its author has put around it. */
function quote(text: string): string {
  const [, double, single] = /^"([^"]+)"?$|^'((?:[^']|\b'\b)+)'$/.exec(text) ?? [];
  const meant = double ?? single ?? (isInCurlyQuotes(text) ? text.slice(1, -1) : text);
  return meant.includes('"') && !meant.includes("'") ? `'${meant}'` : JSON.stringify(meant);
}
