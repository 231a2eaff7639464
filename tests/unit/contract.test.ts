import { readFileSync } from 'node:fs';
import { setupServer } from 'msw/node';
import { afterAll, describe, expect, it } from 'vitest';
import { createHandlers } from '#mocks/identity-toolkit/msw.ts';
import { allCases } from '../contract/allCases.ts';
import { expectationOf, type Recording } from '../contract/compare.ts';
import { runCase } from '../contract/contractCase.ts';
import { asEmulator, createMockTarget, type Delivery } from '../contract/mockTarget.ts';

const file = new URL('../contract/recorded.json', import.meta.url);
const recording = JSON.parse(readFileSync(file, 'utf8')) as Recording;

const server = setupServer();
server.listen({ onUnhandledFrame: 'error' });
afterAll(() => server.close());

const behindMsw: Delivery = (mock, request) => {
  server.resetHandlers(...createHandlers(mock));
  return fetch(request);
};

it('has each case in the recording, and no other', () => {
  expect(Object.keys(recording.cases)).toEqual(allCases.map(({ title }) => title));
  expect(allCases.length).toBeGreaterThanOrEqual(120);
});

describe.each([
  ['at the real addresses, behind msw', behindMsw, allCases],
  ["at an emulator's addresses", asEmulator, allCases.filter((_each, at) => at % 20 === 0)],
])('the mock %s', (_, deliver, cases) => {
  const mock = createMockTarget(deliver);

  it.each(cases.map((contractCase) => [contractCase.title, contractCase] as const))(
    '%s',
    async (title, contractCase) => {
      const { transcript, mistake } = expectationOf(contractCase, recording.cases[title] ?? []);
      expect(mistake).toBeUndefined();
      expect(await runCase(mock, contractCase)).toEqual(transcript);
    },
  );
});
