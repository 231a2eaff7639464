// CONTRIBUTING.md, "Speed", says what this measures.
import { runnerImport } from 'vite';

await runnerImport(`${import.meta.dirname}/perf.ts`);
