import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../run.mjs';

/** @type {{ module: typeof import('./authErrorCodes.ts') }} */
const { module } = await runnerImport(path.join(root, 'scripts/docs/authErrorCodes.ts'));
writeFileSync(path.join(root, 'docs/auth-error-codes.md'), module.authErrorCodesPage());
