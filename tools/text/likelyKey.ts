/** The known key that the author probably meant, ignoring case and hyphens. */
export function likelyKey(written: string, keys: readonly string[]): string {
  const lettersOf = (key: string) => key.toLowerCase().replaceAll(/[\s._-]/g, '');
  return keys.find((key) => lettersOf(key) === lettersOf(written)) ?? written;
}
