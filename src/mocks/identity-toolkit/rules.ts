/** What a value must be, and how a refusal says it. */
export interface Rule {
  readonly words: string;
  readonly holds: (value: unknown) => boolean;
}

/** One rule for each field of a type. */
export type Rules<Type> = { readonly [Name in keyof Required<Type>]: Rule };

/** In milliseconds: some three thousand years from now. What is beyond is no date, or soon none. */
export const farFuture = 1e14;

export const text: Rule = { words: 'a text', holds: (value) => typeof value === 'string' };

export const someText: Rule = {
  words: 'a text that is not empty',
  holds: (value) => typeof value === 'string' && value !== '',
};

export const flag: Rule = {
  words: 'true or false',
  holds: (value) => typeof value === 'boolean',
};

export const amount: Rule = {
  words: 'a whole number that is not negative',
  holds: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= farFuture,
};

export const jsonObject: Rule = {
  words: 'an object in JSON',
  holds: (value) => {
    try {
      return Object.getPrototypeOf(JSON.parse(String(value))) === Object.prototype;
    } catch {
      return false;
    }
  },
};

export function oneOf(...allowed: readonly string[]): Rule {
  return {
    words: allowed.join(' or '),
    holds: (value) => allowed.some((each) => each === value),
  };
}

/**
 * Refuses what makes no sense.
 * @param kind what the names are names of, as in "setting"
 * @throws RangeError that says what there is
 */
export function expectFields<Type>(kind: string, given: object, rules: Rules<Type>): void {
  const known: Readonly<Record<string, Rule>> = rules;
  for (const [name, value] of Object.entries(given)) {
    expectKnown(kind, name, Object.keys(known));
    const rule = known[name];
    if (rule && !rule.holds(value)) {
      throw new RangeError(
        `The identity mock takes ${rule.words} for the ${kind} ${name}, not ${JSON.stringify(value)}.`,
      );
    }
  }
}

/** @throws RangeError that names the nearest, and all that there are */
export function expectKnown(kind: string, name: unknown, known: readonly string[]): void {
  if (known.some((each) => each === name)) return;
  const nearest = nearestTo(String(name), known);
  const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  throw new RangeError(
    `The identity mock has no ${kind} ${String(name)}.${hint} There are: ${known.join(', ')}.`,
  );
}

/** Undefined where none resembles it: more than `limit` letters would have to change. */
export function nearestTo(
  name: string,
  known: readonly string[],
  limit = name.length / 2,
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
