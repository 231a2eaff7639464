import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createFakeAuthClient } from '../fakes.ts';
import { usePasswordLink } from './usePasswordLink.ts';

it('ends an attempt whose code does not come, and the next one sets the password', async () => {
  const links = {
    send: async () => null,
    read: async () => ({ email: 'maya@waymark.test' }),
    setPassword: async () => null,
  };
  const loadPasswordLinks = vi
    .fn<() => Promise<typeof links>>(async () => links)
    .mockResolvedValueOnce(links)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const session = { ...createFakeAuthClient().authClient, loadPasswordLinks };
  const onSet = vi.fn<(email: string) => void>();
  const link = 'mode=resetPassword&oobCode=any';
  const { result } = renderHook(() => usePasswordLink({ link, session }, onSet));
  await vi.waitFor(() => expect(result.current.state.status).toBe('choosing'));
  const press = () =>
    act(() => result.current.setPassword('maya@waymark.test', 'winter').catch(() => {}));
  await press();
  expect(result.current.state).toMatchObject({ status: 'choosing', failure: {} });
  await press();
  expect(onSet).toHaveBeenCalledWith('maya@waymark.test');
});
