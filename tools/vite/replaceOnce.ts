/** Replaces the only match of `pattern` with `text`. */
export function replaceOnce(html: string, pattern: string | RegExp, text: string): string {
  const found = findOnce(html, pattern);
  return html.replace(found, () => text);
}

export function findOnce(html: string, pattern: string | RegExp): string {
  const count = html.split(pattern).length - 1;
  if (count !== 1) {
    throw new Error(
      `The page has to contain ${pattern} exactly once, and contains it ${count} times.`,
    );
  }
  return typeof pattern === 'string' ? pattern : (pattern.exec(html)?.[0] ?? '');
}
