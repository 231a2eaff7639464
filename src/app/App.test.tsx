import newHire from 'virtual:content/plans/new-hire';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleUser } from '#features/session/fakes.ts';
import { createFakeApp } from './fakes.tsx';

// Compiled ahead, so that the tests do not wait for it.
await import('./portal/lazyPortal.ts');

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => {};

// Whether an element is hidden takes jsdom long to find out.
configure({ defaultHidden: true });

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(newHire));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

/** Somebody has marked one mission. */
async function openWithMark(employee?: 'account') {
  window.history.replaceState(null, '', '/home?milestone=team-lunch');
  const { app, report } = createFakeApp(employee);
  report({ user: sampleUser('maya') });
  render(<BrowserRouter useTransitions={false}>{app}</BrowserRouter>);
  await press('Mark as Completed');
  await screen.findByText('1/2 missions completed');
}

/** Answers whether the error screen says which marks are open again. */
async function breakDown() {
  vi.stubGlobal('matchMedia', () => {
    throw new Error('A defect of this test.');
  });
  await press(/^Join your team/);
  await screen.findByRole('heading', { name: 'Something went wrong on this page' });
  return screen.queryByText(/Missions you have completed since .* are open again\.$/) !== null;
}

it('says on the error screen which marks are open again, unless they are saved, and lets people sign out', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await openWithMark();
  expect(await breakDown()).toBe(true);
  cleanup();
  vi.unstubAllGlobals();
  await openWithMark('account');
  expect(await breakDown()).toBe(false);
  await press('Sign Out');
  expect(await screen.findByLabelText('Email')).toBeTruthy();
  error.mockClear();
});
