import type { Fault, FaultId } from '#mocks/identity-toolkit/index.ts';

const late = "new Promise((resolve) => setTimeout(resolve, 31_000, 'late'))";

/**
 * What a test needs so that its next sign-in meets the fault: `service` is the mock, and `signIn` whatever makes the SDK
 * sign in, as in src/mocks/identity-toolkit/example.test.ts.
 */
export function testLines({ id, calls, response, outcome }: Fault<FaultId>): string {
  const isMetByItself = calls.includes('signInWithPassword') || calls.includes('lookup');
  const waitsLong = response.kind === 'silent' || response.kind === 'stalled';
  return [
    ...(waitsLong ? ['vi.setConfig({ testTimeout: 40_000 });'] : []),
    `service.failNext('${id}'${isMetByItself ? '' : ", 'signInWithPassword'"});`,
    `await expect(${expectation(outcome)};`,
  ].join('\n');
}

function expectation(outcome: Fault['outcome']): string {
  switch (outcome) {
    case 'exception':
      return "signIn()).rejects.not.toHaveProperty('code')";
    case 'signsIn':
      return "signIn()).resolves.toHaveProperty('user')";
    case 'waits':
      return `Promise.race([signIn(), ${late}])).resolves.toBe('late')`;
    default:
      return `signIn()).rejects.toMatchObject({ code: '${outcome}' })`;
  }
}
