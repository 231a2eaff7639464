/** What msw expects, and Node 20 and older browsers lack. What is there is kept. */
interface PromiseParts {
  readonly promise: Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason?: unknown) => void;
}

function withResolvers(): PromiseParts {
  let resolve!: PromiseParts['resolve'];
  let reject!: PromiseParts['reject'];
  const promise = new Promise((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

function intersection(this: Set<unknown>, other: ReadonlySet<unknown>): Set<unknown> {
  return new Set([...this].filter((item) => other.has(item)));
}

function difference(this: Set<unknown>, other: ReadonlySet<unknown>): Set<unknown> {
  return new Set([...this].filter((item) => !other.has(item)));
}

function addWhereMissing(target: object, methods: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(methods)) {
    if (name in target) continue;
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

addWhereMissing(Promise, { withResolvers });
addWhereMissing(Set.prototype, { intersection, difference });
