import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthClient, SignInFailure } from '#features/session/authClient.ts';
import { failureOf } from '#features/session/firebase/failureOf.ts';
import { createFirebaseAuthClient } from '#features/session/firebase/firebaseAuthClient.ts';
import { SignInScreen } from '#features/session/SignInScreen.tsx';
import { createSession, type Session } from '#features/session/session.ts';
import { signInFailures } from '#features/session/signInFailures.ts';
import { newHire } from '#mocks/demoAccounts.ts';
import {
  addressOf,
  createIdentityToolkit,
  type Fault,
  faults,
} from '#mocks/identity-toolkit/index.ts';
import { createHandlers } from '#mocks/identity-toolkit/msw.ts';
import { startOfflineWorker } from '#storybook/offlineWorker.ts';

// Busy machines take their time.
configure({ asyncUtilTimeout: 10_000 });

/** How long the portal waits for an answer: docs/specification.md, section 9. */
const networkLimit = 30_000;

const service = createIdentityToolkit({ accounts: [newHire] });

beforeAll(async () => {
  const worker = await startOfflineWorker();
  worker.use(...createHandlers(service));
});

let authClient: AuthClient;
let session: Session;
/** What the adapter answered, once it has. */
let result: SignInFailure | null | undefined;

beforeEach(() => {
  service.reset();
  Reflect.deleteProperty(globalThis, 'grecaptcha');
  result = undefined;
  const name = crypto.randomUUID();
  authClient = createFirebaseAuthClient({ settings: { apiKey: 'error-table' }, name });
  const observed: AuthClient = {
    ...authClient,
    signIn: async (email, password) => {
      result = await authClient.signIn(email, password);
      return result;
    },
  };
  session = createSession({
    authClient: observed,
    storages: [() => window.sessionStorage],
    unfinishedSignOutFlag: 'error-table/signOutUnfinished',
  });
});

afterEach(async () => {
  cleanup();
  await authClient.dispose();
});

/** Types into the real screen; what is returned presses its button. */
async function fillIn(email: string, password: string) {
  const user = userEvent.setup({ delay: null });
  render(<SignInScreen session={session} arrival="first" />);
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  const button = screen.getByRole('button', { name: 'Start My Onboarding Journey' });
  return () => user.click(button);
}

async function signIn(email: string, password: string) {
  const submit = await fillIn(email, password);
  await submit();
}

const takesTime = ({ answer }: Fault) => ['silent', 'stalled', 'slow'].includes(answer.kind);

/** Passes the time that such an answer takes, once the request is on its way. */
async function waitOut({ answer }: Fault) {
  await waitFor(() => expect(service.calls).not.toHaveLength(0));
  const time = answer.kind === 'slow' ? answer.milliseconds : networkLimit;
  await act(() => vi.advanceTimersByTimeAsync(time));
  // What is still to come arrives before the answer to a later request.
  await act(() => session.fetchPasswordPolicy());
}

function outcome() {
  if (result === undefined) return 'under way';
  return result ?? 'signsIn';
}

/** What the portal makes of what the mock says that the SDK makes of it. */
function promised({ outcome: sdkOutcome }: Fault) {
  if (sdkOutcome === 'signsIn') return { outcome: 'signsIn', sentence: undefined };
  if (sdkOutcome === 'waits') return promisedOf('auth/network-request-failed');
  return promisedOf(sdkOutcome === 'exception' ? undefined : sdkOutcome);
}

function promisedOf(code: string | undefined) {
  const failure = failureOf(code);
  return { outcome: failure, sentence: signInFailures[failure].sentence };
}

function sentence() {
  const alert = screen.queryByRole('alert', { name: 'Authentication Error' });
  return alert?.querySelector('h3 + p')?.textContent;
}

/** The test of the mock has the real SDK meet every row; here is one of each kind. */
const oneOfEachKind = new Map(
  faults.map((fault) => [
    [promised(fault).outcome, fault.answer.kind, fault.announces?.captcha].join(),
    fault,
  ]),
);

describe('a fault of each kind', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([...oneOfEachKind.values()])(
    '$id yields the promised failure and its sentence',
    async (fault) => {
      const submit = await fillIn(addressOf(fault), 'any');
      if (takesTime(fault)) {
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      }
      await submit();
      if (takesTime(fault)) await waitOut(fault);
      await waitFor(() =>
        expect({ outcome: outcome(), sentence: sentence() }).toEqual(promised(fault)),
      );
      expect(session.getState().status === 'signedIn').toBe(fault.outcome === 'signsIn');
    },
  );
});

it('a sign-in that throws says so, and can be tried again', async () => {
  vi.spyOn(authClient, 'signIn').mockRejectedValue(new Error('A defect.'));
  await signIn(newHire.email, newHire.password);
  await waitFor(() => expect(sentence()).toBe(signInFailures.exception.sentence));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Start/ }).disabled).toBe(false);
});

describe('a captcha', () => {
  const token = 'captchaResponse';
  const seen = () => service.calls.map(({ call, fields }) => [call, fields.includes(token)]);

  it('that the project enforces is fetched, and lets a person sign in', async () => {
    service.configure({ captcha: 'enforce' });
    await signIn(newHire.email, newHire.password);
    await waitFor(() => expect(session.getState().status).toBe('signedIn'));
    expect(seen()).toEqual([
      ['signInWithPassword', false],
      ['recaptchaConfig', false],
      ['signInWithPassword', true],
      ['lookup', false],
    ]);
  });

  it('that the project only audits is not asked for', async () => {
    service.configure({ captcha: 'audit' });
    await signIn(newHire.email, newHire.password);
    await waitFor(() => expect(session.getState().status).toBe('signedIn'));
    expect(seen()).toEqual([
      ['signInWithPassword', false],
      ['lookup', false],
    ]);
  });
});
