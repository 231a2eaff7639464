import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdentityToolkit } from '#mocks/identity-toolkit/service.ts';
import { play } from '../property/play.ts';
import { sabotaged, sabotages } from '../property/sabotage.ts';
import { sequences } from '../property/steps.ts';
import { foreignTokens } from '../property/trial.ts';

/** As many as wanted: `PROPERTY_RUNS=100000 npx vitest run --project unit mockProperty`. */
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 5000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('any sequence of changes and requests', () => {
  it('is answered as the model says', { timeout: 60_000 + 20 * numRuns }, async () => {
    const foreign = await foreignTokens(createIdentityToolkit);
    const playing = fc.asyncProperty(sequences, (steps) =>
      play(steps, createIdentityToolkit, foreign),
    );
    await expect(fc.assert(playing, { numRuns })).resolves.toBeUndefined();
  });
});

describe('playing a sequence notices a service that', () => {
  it.each(sabotages)('$fault', async ({ sabotage, steps, complaint }) => {
    const foreign = await foreignTokens(createIdentityToolkit);
    await play(steps, createIdentityToolkit, foreign);
    const broken = sabotaged(createIdentityToolkit, sabotage);
    await expect(play(steps, broken, foreign)).rejects.toThrow(complaint);
  });
});
