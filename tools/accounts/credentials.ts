import { execFile } from 'node:child_process';
import { createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import * as v from 'valibot';
import firebase from '../../firebase.json';
import { project as emulatorProject } from '../emulator/administer.mjs';
import { Failure } from '../run.mjs';
import { unreached } from './serviceErrors.ts';

/** Whose accounts may be changed, and how. */
export interface Access {
  readonly project: string;
  readonly isEmulator: boolean;
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What helps when the login is refused. */
  readonly remedy: string;
}

const limitMs = 30_000;
const service = 'https://identitytoolkit.googleapis.com';
const scope = 'https://www.googleapis.com/auth/identitytoolkit';

const noProject =
  'Which project? Add --project and its id, which the Firebase console shows under Project settings.';
const noLogin =
  'There is no login for the project. Run this in Google’s Cloud Shell, or install gcloud and run "gcloud auth login", or let GOOGLE_APPLICATION_CREDENTIALS name the key file of a service account.';

/** The emulator, a service account's key file, or the login of `gcloud`, in this order. */
export async function findAccess(
  { project, emulator }: { project?: string | undefined; emulator?: boolean | undefined },
  env: NodeJS.ProcessEnv,
): Promise<Access> {
  const named = project ?? env['GCLOUD_PROJECT'] ?? env['GOOGLE_CLOUD_PROJECT'];
  const { host, port } = firebase.emulators.auth;
  const emulatorHost = env['FIREBASE_AUTH_EMULATOR_HOST'] ?? (emulator && `${host}:${port}`);
  if (emulatorHost) {
    return {
      project: named ?? emulatorProject,
      isEmulator: true,
      origin: `http://${emulatorHost}/identitytoolkit.googleapis.com`,
      headers: { Authorization: 'Bearer owner' },
      remedy: '',
    };
  }
  const keyFile = env['GOOGLE_APPLICATION_CREDENTIALS'];
  const account = keyFile ? readServiceAccount(keyFile) : undefined;
  const chosen = named ?? account?.project_id;
  if (!chosen) throw new Failure(noProject);
  const token = account ? await requestToken(account) : await askGcloud(env);
  return {
    project: chosen,
    isEmulator: false,
    origin: service,
    headers: {
      Authorization: `Bearer ${token}`,
      // A person's login has no project of its own, to which the calls are counted.
      ...(!account && { 'x-goog-user-project': chosen }),
    },
    remedy: account
      ? 'Make a new key for the service account.'
      : 'Run "gcloud auth login" and try again.',
  };
}

const serviceAccount = v.object({
  type: v.literal('service_account'),
  project_id: v.string(),
  client_email: v.string(),
  private_key: v.string(),
  token_uri: v.pipe(v.string(), v.url()),
});

type ServiceAccount = v.InferOutput<typeof serviceAccount>;

function readServiceAccount(file: string): ServiceAccount {
  try {
    return v.parse(serviceAccount, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Failure(
      `GOOGLE_APPLICATION_CREDENTIALS names ${file}, which is not the key file of a service account.`,
    );
  }
}

/** Exchanges a statement that the key has signed for a token (RFC 7523). */
async function requestToken({
  client_email,
  private_key,
  token_uri,
}: ServiceAccount): Promise<string> {
  const second = Math.floor(Date.now() / 1000);
  const claims = { iss: client_email, scope, aud: token_uri, iat: second, exp: second + 3600 };
  const statement = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const refused = new Failure(
    'The key of the service account was refused. Make a new one, and check the clock of this computer.',
  );
  let signature: string;
  try {
    signature = createSign('RSA-SHA256').update(statement).sign(private_key, 'base64url');
  } catch {
    throw refused;
  }
  const response = await fetch(token_uri, {
    method: 'POST',
    signal: AbortSignal.timeout(limitMs),
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: `${statement}.${signature}`,
    }),
  }).catch((error: unknown) => {
    throw new Failure(unreached(new URL(token_uri).host, error, limitMs));
  });
  const answer = await response.json().catch(() => undefined);
  if (typeof answer?.access_token !== 'string') throw refused;
  return answer.access_token;
}

async function askGcloud(env: NodeJS.ProcessEnv): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('gcloud', ['auth', 'print-access-token'], {
      env,
      timeout: 60_000,
      // On Windows, gcloud is a batch file and needs a shell.
      shell: process.platform === 'win32',
    });
    if (stdout.trim() !== '') return stdout.trim();
  } catch {
    // What gcloud prints is not for this terminal.
  }
  throw new Failure(noLogin);
}
