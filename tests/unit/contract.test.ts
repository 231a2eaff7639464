import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { isFaultId } from '#mocks/identity-toolkit/index.ts';
import { startMockServer } from '#mocks/node.ts';
import { allCases } from '../contract/allCases.ts';
import { expectationOf, type Recording } from '../contract/compare.ts';
import { runCase } from '../contract/contractCase.ts';
import { asEmulator, createMockTarget, type Delivery, directly } from '../contract/mockTarget.ts';

const file = new URL('../contract/recorded.json', import.meta.url);
const recording = JSON.parse(readFileSync(file, 'utf8')) as Recording;

const server = startMockServer({ handlers: [] });
afterAll(() => server.close());

const behindMsw: Delivery = (mock, request) => {
  server.resetHandlers(...mock.handlers);
  return fetch(request);
};

const titled = allCases.map((contractCase) => [contractCase.title, contractCase] as const);
/** The cases in which something between the caller and the mock could change an answer. */
const sensitive = titled.filter(([title]) => /^SDK|^method|from another origin/.test(title));

describe('the table of faults', () => {
  it('has every refusal that the mock answers in the cases', async () => {
    const mock = createMockTarget(directly);
    const transcripts = [];
    for (const contractCase of allCases) transcripts.push(await runCase(mock, contractCase));
    const refused = JSON.stringify(transcripts).matchAll(
      /"error":\{"code":\d+,"message":"([A-Z_]+)(?:"| : )/g,
    );
    const ids = new Set([...refused].map(([, message]) => message));
    expect(ids.size).toBeGreaterThan(20);
    expect([...ids].filter((id) => !isFaultId(id ?? ''))).toEqual([]);
  });
});

describe('the recording', () => {
  it('has each case and no other', () => {
    expect(Object.keys(recording.cases)).toEqual(allCases.map(({ title }) => title));
    expect(allCases.length).toBeGreaterThanOrEqual(120);
    expect(sensitive.length).toBeGreaterThan(30);
  });
});

describe.each([
  ['at the real addresses', directly, titled],
  ["at an emulator's addresses", asEmulator, titled],
  ['behind msw', behindMsw, sensitive],
])('the mock %s', (_, deliver, cases) => {
  const mock = createMockTarget(deliver);

  it.each(cases)('%s', async (title, contractCase) => {
    const { transcript, mistake } = expectationOf(contractCase, recording.cases[title] ?? []);
    expect(mistake).toBeUndefined();
    expect(await runCase(mock, contractCase)).toEqual(transcript);
  });
});
