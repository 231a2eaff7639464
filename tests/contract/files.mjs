import path from 'node:path';
import { root } from '../../tools/run.mjs';

/** What the Auth Emulator answers now. */
export const answersFile = path.join(root, 'build/contract.json');

/** What it answered when somebody looked at it last. */
export const recordedFile = path.join(root, 'tests/contract/recorded.json');
