/** A line of front matter, or of a `.yaml` file. */
interface KeyedLine {
  /** Counted from 0. */
  readonly index: number;
  readonly content: string;
  /** Undefined if the line is not `key: text`. */
  readonly key: string | undefined;
  /** As it is written, with quotes. */
  readonly text: string;
}

/** Reads lines of `key: text`, and leaves out blank ones and comments. Unlike YAML, it takes every sign in a text as it is. */
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

/** A text may be in quotes, as YAML needs them around some. */
export function withoutQuotes(text: string): string {
  const [, double, single] = /^"((?:[^"\\]|\\.)*)"$|^'((?:[^']|''|\b'\b)*)'$/.exec(text) ?? [];
  if (double === undefined) return single?.replaceAll("''", "'") ?? text;
  try {
    return JSON.parse(withLongEscapes(text));
  } catch {
    // Its backslashes begin no escapes, such as those of a path.
    return double;
  }
}
