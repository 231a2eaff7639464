/** The known key that the author meant, whatever its capitals and hyphens. */
export function likelyKey(written: string, keys: readonly string[]): string {
  const lettersOf = (key: string) => key.toLowerCase().replaceAll(/[\s._-]/g, '');
  return keys.find((key) => lettersOf(key) === lettersOf(written)) ?? written;
}
