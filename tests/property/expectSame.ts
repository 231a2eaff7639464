export function expectSame(found: unknown, wanted: unknown, what: string): void {
  if (!Object.is(found, wanted)) {
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
  }
}
