import { readFileSync } from 'node:fs';
import { setupServer } from 'msw/node';
import { afterAll, expect, it } from 'vitest';
import { createHandlers } from '#mocks/identity-toolkit/msw.ts';
import { allCases, expectationOf, type Recording } from '../contract/contract.ts';
import { runCase } from '../contract/contractCase.ts';
import { openMock } from '../contract/mockTarget.ts';

const file = new URL('../contract/recorded.json', import.meta.url);
const recording = JSON.parse(readFileSync(file, 'utf8')) as Recording;

const server = setupServer();
server.listen({ onUnhandledFrame: 'error' });
afterAll(() => server.close());

/** The report asks the mock at an emulator's addresses: `npm run contract:report`. */
const openMockBehindMsw = openMock((mock, request) => {
  server.resetHandlers(...createHandlers(mock));
  return fetch(request);
});

it('has each case in the recording, and no other', () => {
  expect(Object.keys(recording.cases)).toEqual(allCases.map(({ title }) => title));
  expect(allCases.length).toBeGreaterThanOrEqual(120);
});

it.each(allCases)('the mock: $title', async (contractCase) => {
  const emulator = recording.cases[contractCase.title] ?? [];
  const { transcript, mistake } = expectationOf(contractCase, emulator);
  expect(mistake).toBeUndefined();
  expect(await runCase(openMockBehindMsw, contractCase)).toEqual(transcript);
});
