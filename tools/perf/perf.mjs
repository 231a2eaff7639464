// `npm run perf`: what it measures stands in CONTRIBUTING.md, under "Speed".
import { runnerImport } from 'vite';

await runnerImport(`${import.meta.dirname}/perf.ts`);
