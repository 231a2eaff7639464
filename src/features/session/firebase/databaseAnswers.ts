import { withTimeout } from '../../withTimeout.ts';
import { sdkDatabaseName } from './sdkInternals.ts';

const probeMs = 3000;

/** The SDK waits forever for a database that does not answer, so it is tried before the SDK uses it. Never rejects. */
export function databaseAnswers(): Promise<boolean> {
  const answers = new Promise<boolean>((resolve) => {
    const request = indexedDB.open(sdkDatabaseName);
    request.addEventListener('upgradeneeded', () => {
      // There is none yet, and the SDK is to create it.
      request.transaction?.abort();
      resolve(true);
    });
    request.addEventListener('success', () => {
      request.result.close();
      resolve(true);
    });
    request.addEventListener('error', () => resolve(false));
  });
  return withTimeout(answers, probeMs).catch(() => false);
}
