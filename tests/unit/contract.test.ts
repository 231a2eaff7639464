import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { allCases, expectationOf, type Transcripts } from '../contract/contract.ts';
import { runCase } from '../contract/contractCase.ts';
import { openMock } from '../contract/mockTarget.ts';

const file = new URL('../contract/recorded.json', import.meta.url);
const recording: Transcripts = JSON.parse(readFileSync(file, 'utf8'));

it('has each case in the recording, and no other', () => {
  expect(Object.keys(recording)).toEqual(allCases.map(({ title }) => title));
  expect(allCases.length).toBeGreaterThanOrEqual(77);
});

it.each(allCases)('the mock: $title', async (contractCase) => {
  const emulator = recording[contractCase.title] ?? [];
  const mock = await runCase(openMock, contractCase);
  expect(mock).toEqual(expectationOf(contractCase, emulator));
  expect(isDeepStrictEqual(mock, emulator)).toBe(contractCase.differs === undefined);
});
