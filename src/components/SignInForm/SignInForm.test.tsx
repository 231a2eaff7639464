// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const form = (props: Pick<SignInFormProps, 'status' | 'failure'>) => (
  <SignInForm
    {...props}
    onSubmit={() => {}}
    onEdit={() => {}}
    onAskForLink={() => {}}
    cleanEmail={(text) => text}
  />
);
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('says that the sign-in takes its time after a second, and has said nothing before a failure that comes sooner', () => {
  const { container, rerender } = render(form({ status: 'idle' }));
  const said = () => [...container.querySelectorAll('[aria-live]')].map((each) => each.textContent);
  pass(1000);
  rerender(form({ status: 'submitting' }));
  pass(999);
  expect(said().join('')).toBe('');
  rerender(form({ status: 'idle', failure: { message: 'Incorrect password. Please try again.' } }));
  pass(5000);
  expect(said().join('')).toBe('');
  rerender(form({ status: 'submitting' }));
  pass(999);
  expect(said().join('')).toBe('');
  pass(1);
  expect(said()).toContain('Signing In...');
  rerender(form({ status: 'idle' }));
  expect(said().join('')).toBe('');
});
