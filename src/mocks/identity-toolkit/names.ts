/**
 * Refuses a name that there is not.
 * @throws RangeError that names the nearest, and all that there are
 */
export function expectKnown(kind: string, name: unknown, known: readonly string[]): void {
  if (known.some((each) => each === name)) return;
  const nearest = nearestTo(String(name), known);
  const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  throw new RangeError(
    `The identity mock has no ${kind} ${String(name)}.${hint} There are: ${known.join(', ')}.`,
  );
}

/** Undefined where none resembles it. */
function nearestTo(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((each) => ({ each, distance: editsBetween(name.toLowerCase(), each.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= name.length / 2 ? nearest.each : undefined;
}

/** How many letters must be added, taken away or replaced (Levenshtein). */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1);
      const shifted = Math.min(row[column] ?? 0, next[column - 1] ?? 0) + 1;
      next.push(Math.min(replaced, shifted));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
