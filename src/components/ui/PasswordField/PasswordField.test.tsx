import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInWords } from '../../words/en/signIn.ts';
import { PasswordField } from './PasswordField.tsx';

const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () => screen.getByLabelText<HTMLInputElement>('Password');
const isShown = () => field().type === 'text';
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

function show() {
  render(<PasswordField label="Password" labels={signInWords.form} />);
  fireEvent.input(field(), { target: { value: 'Welcome-2026' } });
  fireEvent.click(screen.getByText('Show'));
  expect(isShown()).toBe(true);
}

it('a shown password is hidden a minute after the last input, and can be shown again', () => {
  show();
  pass(minute - 1);
  fireEvent.input(field(), { target: { value: 'Welcome-20260' } });
  pass(minute - 1);
  expect(isShown()).toBe(true);
  pass(1);
  expect(isShown()).toBe(false);
  expect(field().value).toBe('Welcome-20260');
  fireEvent.click(screen.getByText('Show'));
  pass(minute - 1);
  expect(isShown()).toBe(true);
});
