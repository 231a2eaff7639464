import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PasswordReset } from '../authClient.ts';
import { createFakeAuthClient } from '../fakes.ts';
import { usePasswordReset } from './usePasswordReset.ts';

const email = 'maya@waymark.test';

/** A link that has been read. */
async function openLink() {
  const setPassword = vi.fn<PasswordReset['setPassword']>(async () => null);
  const links = { send: async () => null, read: async () => ({ email }), setPassword };
  const loadPasswordReset = vi.fn(async () => links);
  const actions = { ...createFakeAuthClient().authClient, loadPasswordReset };
  const onSet = vi.fn<(email: string) => void>();
  const link = 'mode=resetPassword&oobCode=any';
  const { result } = renderHook(() => usePasswordReset({ link, actions }, onSet));
  await vi.waitFor(() => expect(result.current.state.status).toBe('choosing'));
  const press = () => act(() => result.current.setPassword(email, 'winter').catch(() => {}));
  return { result, press, setPassword, loadPasswordReset, onSet };
}

it('ends an attempt whose code does not come, and the next one sets the password', async () => {
  const { result, press, loadPasswordReset, onSet } = await openLink();
  loadPasswordReset.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await press();
  expect(result.current.state).toMatchObject({ status: 'choosing', failure: {} });
  await press();
  expect(onSet).toHaveBeenCalledWith(email);
});

it.each([
  ['in another tab', [], 'spent'],
  ['by an attempt whose answer was lost', ['auth/network-request-failed'], 'mayBeSet'],
  ['after a refused attempt', ['auth/weak-password'], 'spent'],
])('a link that was used up %s is a problem, and says so', async (_name, before, sentence) => {
  const { result, press, setPassword } = await openLink();
  for (const code of [...before, 'auth/invalid-action-code']) {
    setPassword.mockResolvedValueOnce({ code });
    await press();
  }
  expect(result.current.state).toMatchObject({ status: 'problem', problem: { sentence }, email });
});
