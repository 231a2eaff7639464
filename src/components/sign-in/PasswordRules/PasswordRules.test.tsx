import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PasswordRules } from './PasswordRules.tsx';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const rules = (metCount: number, hasOuterSpace = false) => (
  <PasswordRules
    id="rules"
    hasOuterSpace={hasOuterSpace}
    rules={['long', 'with a digit', 'with a letter'].map((sentence, index) => ({
      sentence,
      isMet: index < metCount,
    }))}
  />
);

it('says how many rules are met once nothing has been typed for a second', () => {
  const { container, rerender } = render(rules(0));
  const said = () => container.querySelector('[aria-live=polite]')?.textContent;
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  pass(5000);
  expect(said(), 'of none').toBe('');
  for (const metCount of [1, 2]) {
    rerender(rules(metCount));
    pass(999);
    expect(said()).toBe('');
  }
  pass(1);
  expect(said()).toBe('2 of 3 rules are met.');
  rerender(rules(3));
  pass(1000);
  expect(said()).toBe('Your new password meets every rule.');
  rerender(rules(3, true));
  const note = 'Your password begins or ends with a space, which is part of it.';
  expect(container.querySelector('#rules')?.textContent).toContain(note);
  pass(1000);
  expect(said()).toBe(`Your new password meets every rule. ${note}`);
});
