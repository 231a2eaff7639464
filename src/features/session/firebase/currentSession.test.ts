import type { User } from 'firebase/auth';
import { expect, it, vi } from 'vitest';
import { createCurrentSession } from './currentSession.ts';

const sdkUser = (uid: string) =>
  ({ uid, metadata: {}, stsTokenManager: { accessToken: '' } }) as unknown as User;
const [maya, ida] = [sdkUser('maya'), sdkUser('ida')];

it('takes the SDK’s user for nobody after a sign-out, until the SDK has removed them', () => {
  const session = createCurrentSession();
  session.adoptUser(maya);
  session.end('nobody');
  session.adoptUser(maya);
  expect(session.getState()).toEqual({ user: null, cause: 'nobody' });
  session.adoptUser(null);
  session.adoptUser(ida);
  expect(session.getState()?.user?.uid).toBe('ida');
});

it.each<[string, number, (session: ReturnType<typeof createCurrentSession>) => void]>([
  ['is still there', 1, () => {}],
  ['has signed out', 0, ({ end }) => end('nobody')],
  ['has signed out and in', 0, ({ end, adoptNewUser }) => [end('nobody'), adoptNewUser(maya)]],
  ['has left for another person, in another tab', 0, ({ adoptUser }) => adoptUser(ida)],
  [
    'has left and come back, in another tab',
    0,
    ({ adoptUser }) => [adoptUser(null), adoptUser(maya)],
  ],
])('the end of the session of somebody who %s counts %i times', (_name, times, happen) => {
  const session = createCurrentSession();
  session.adoptUser(maya);
  const onEnded = vi.fn();
  const policy = session.forCall(onEnded);
  happen(session);
  policy.onEnded('ended');
  expect(onEnded).toHaveBeenCalledTimes(times);
});
