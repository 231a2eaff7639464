/** Undefined where none resembles it: more than `limit` letters would have to change. */
export function nearestTo(
  name: string,
  known: readonly string[],
  limit: number,
): string | undefined {
  const [nearest] = known
    .map((each) => ({ each, distance: editsBetween(name.toLowerCase(), each.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= limit ? nearest.each : undefined;
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
