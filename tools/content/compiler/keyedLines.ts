/** A line of front matter, or of a `.yaml` file. */
interface KeyedLine {
  /** Counted from 0. */
  readonly index: number;
  readonly content: string;
  /** Undefined if the line is not `key: text`. */
  readonly key: string | undefined;
  /** As written, with quotes. */
  readonly text: string;
}

/**
 * Reads lines of `key: text`, and skips blank lines and comments. Unlike YAML, it takes every character of a text
 * literally.
 */
export const readLines = (source: string): KeyedLine[] =>
  source.split('\n').flatMap((content, index) => {
    if (/^\s*(?:#|$)/.test(content)) return [];
    const colon = content.indexOf(':');
    const isKeyed = /^[^\s:-]/.test(content) && /^:(?:[ \t]|$)/.test(content.slice(colon));
    const key = isKeyed ? content.slice(0, colon).trimEnd() : undefined;
    return { index, content, key, text: content.slice(colon + 1).trim() };
  });

/** YAML has short escapes for control characters; JSON has only the long one. */
const withLongEscapes = (text: string) =>
  text.replaceAll(/\\(?:(0)|x([\da-fA-F]{2})|.)/g, (escape, zero, code) =>
    zero || code ? `\\u00${code ?? '00'}` : escape,
  );

/** A text may be quoted, as YAML requires for some texts. */
export function withoutQuotes(text: string): string {
  const [, double, single] = /^"((?:[^"\\]|\\.)*)"$|^'((?:[^']|''|\b'\b)*)'$/.exec(text) ?? [];
  if (double === undefined) return single?.replaceAll("''", "'") ?? text;
  try {
    return JSON.parse(withLongEscapes(text));
  } catch {
    // The backslashes, such as those of a path, do not start escapes.
    return double;
  }
}
