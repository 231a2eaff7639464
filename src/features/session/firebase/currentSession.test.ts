import type { User } from 'firebase/auth';
import { expect, it, vi } from 'vitest';
import { createCurrentSession } from './currentSession.ts';

const sdkUser = (uid: string) =>
  ({ uid, metadata: {}, stsTokenManager: { accessToken: '' } }) as unknown as User;
const [maya, ida] = [sdkUser('maya'), sdkUser('ida')];

it('takes the SDK’s user for nobody after a sign-out, until the SDK has removed them', () => {
  const session = createCurrentSession();
  session.follow(maya);
  session.end('nobody');
  session.follow(maya);
  expect(session.getState()).toEqual({ user: null, cause: 'nobody' });
  session.follow(null);
  session.follow(ida);
  expect(session.getState()?.user?.uid).toBe('ida');
});

it.each<[string, number, (session: ReturnType<typeof createCurrentSession>) => void]>([
  ['is still there', 1, () => {}],
  ['has signed out', 0, ({ end }) => end('nobody')],
  ['has signed out and in', 0, ({ end, begin, follow }) => [end('nobody'), begin(), follow(maya)]],
  ['has left for another person, in another tab', 0, ({ follow }) => follow(ida)],
  ['has left and come back, in another tab', 0, ({ follow }) => [follow(null), follow(maya)]],
])('the end of the session of somebody who %s counts %i times', (_name, times, happen) => {
  const session = createCurrentSession();
  session.follow(maya);
  const onEnded = vi.fn();
  const policy = session.callPolicy(onEnded);
  happen(session);
  policy.onEnded('ended');
  expect(onEnded).toHaveBeenCalledTimes(times);
});
