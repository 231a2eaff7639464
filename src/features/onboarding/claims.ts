type Claims = Readonly<Record<string, unknown>>;

/** The plan that HR has chosen for an account by the custom claim `plan`; undefined without such a claim. */
export function planClaim({ plan }: Claims): string | undefined {
  return (typeof plan === 'string' && plan.trim()) || undefined;
}

/** The first day of work by the custom claim `joinDate`, as `2026-11-02`; undefined for whatever is no such day. */
export function joinDateClaim({ joinDate }: Claims): Date | undefined {
  // Of these two centuries alone, because later years have more digits.
  if (typeof joinDate !== 'string' || !/^(?:19|20)\d\d-\d\d-\d\d$/.test(joinDate)) return undefined;
  const date = new Date(joinDate);
  // A browser makes March 2 of a February 30.
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(joinDate);
  return isDay ? date : undefined;
}
