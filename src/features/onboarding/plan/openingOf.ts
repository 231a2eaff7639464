/** The text up to its first empty line, as one line. */
export function openingOf(text: string): string {
  const [opening = ''] = text.split('\n\n', 1);
  return opening.replaceAll('\n', ' ');
}
