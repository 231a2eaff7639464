/**
 * Refuses a name that there is not, for callers without types.
 * @param kind what it would be the name of, as in "setting"
 * @throws RangeError that lists all that there are
 */
export function expectKnown(kind: string, name: unknown, known: readonly string[]): void {
  if (known.some((each) => each === name)) return;
  throw new RangeError(
    `The identity mock has no ${kind} ${String(name)}. There are: ${known.join(', ')}.`,
  );
}
