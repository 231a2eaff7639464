// @vitest-environment jsdom

import newHire from 'virtual:onboarding-plans/new-hire';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleUser } from '#features/session/fakes.ts';
import { createFakeApp } from './fakes.tsx';

// Compiled ahead, so that the test does not wait for it.
await import('./portal/Portal.tsx');

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => {};

// Busy machines take their time, and whether an element is hidden takes jsdom long to find out.
configure({ asyncUtilTimeout: 10_000, defaultHidden: true });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const press = async (name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Somebody has marked one mission, and does not keep it on the device. */
async function openWithMark() {
  window.history.replaceState(null, '', '/home?milestone=team-lunch');
  const { app, report } = createFakeApp();
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
  return screen.queryByText(/Missions that you completed since .* are open again\.$/) !== null;
}

it('says on the error screen which marks are open again, unless they are saved, and lets people sign out', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(newHire));
  await openWithMark();
  expect(await breakDown()).toBe(true);
  cleanup();
  vi.unstubAllGlobals();
  await openWithMark();
  await press('Keep my progress on this device');
  expect(await breakDown()).toBe(false);
  await press('Sign Out');
  expect(await screen.findByLabelText('Email')).toBeTruthy();
  error.mockClear();
});
