import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../run.mjs';

/** @type {{ module: typeof import('./authErrorCodes.ts') }} */
const { module } = await runnerImport(path.join(root, 'scripts/docs/authErrorCodes.ts'));
const page = path.join(root, 'docs/auth-error-codes.md');
writeFileSync(page, module.withTables(readFileSync(page, 'utf8')));
