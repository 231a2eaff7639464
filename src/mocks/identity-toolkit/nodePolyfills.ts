/** Adds what msw needs and Node 20 and older browsers lack. */
function addWhereMissing(target: object, methods: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(methods)) {
    if (name in target) continue;
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

addWhereMissing(Promise, {
  withResolvers() {
    const parts: Record<string, unknown> = {};
    parts['promise'] = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
    return parts;
  },
});
addWhereMissing(Set.prototype, {
  intersection(this: Set<unknown>, other: ReadonlySet<unknown>) {
    return new Set([...this].filter((item) => other.has(item)));
  },
  difference(this: Set<unknown>, other: ReadonlySet<unknown>) {
    return new Set([...this].filter((item) => !other.has(item)));
  },
});
