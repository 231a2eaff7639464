import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormShell, type FormShellProps } from './FormShell.tsx';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const form = (props: Pick<FormShellProps, 'isBusy' | 'failure'>) => (
  <FormShell
    {...props}
    titleOfFailure="That did not work"
    submit={{ label: 'Send', busyLabel: 'Sending...' }}
    secondaryAction={{ label: 'Back', onPress: () => {} }}
    onSubmit={async () => {}}
  >
    {() => null}
  </FormShell>
);
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('says that it takes its time after a second, and has said nothing before a failure that comes sooner', () => {
  const { container, rerender } = render(form({ isBusy: false }));
  const said = () => [...container.querySelectorAll('[aria-live]')].map((each) => each.textContent);
  pass(1000);
  rerender(form({ isBusy: true }));
  pass(999);
  expect(said().join('')).toBe('');
  rerender(form({ isBusy: false, failure: { message: 'Incorrect password.' } }));
  pass(5000);
  expect(said().join('')).toBe('');
  rerender(form({ isBusy: true }));
  pass(999);
  expect(said().join('')).toBe('');
  pass(1);
  expect(said()).toContain('Sending...');
  rerender(form({ isBusy: false }));
  expect(said().join('')).toBe('');
});
