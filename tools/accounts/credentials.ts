import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type AuthClient, GoogleAuth, OAuth2Client } from 'google-auth-library';
import firebase from '../../firebase.json';
import { project as emulatorProject } from '../emulator/administer.mjs';
import { Failure } from '../run.mjs';
import { credentialsRefused, explainError } from './serviceErrors.ts';

/** Which project to change, and how to reach it. */
export interface Access {
  readonly project: string;
  readonly isEmulator: boolean;
  readonly origin: string;
  /** Adds the login to each call, and uses the proxy from the environment. */
  readonly client: AuthClient;
}

const service = 'https://identitytoolkit.googleapis.com';
const scopes = 'https://www.googleapis.com/auth/identitytoolkit';

const noProject =
  'Which project? Add --project and its id, which the Firebase console shows under Project settings.';
const noLogin =
  'There is no login for the project. Run this in Google’s Cloud Shell, or install gcloud and run "gcloud auth login", or let GOOGLE_APPLICATION_CREDENTIALS name a file of credentials. If you are logged in, "gcloud auth print-access-token" says what is wrong.';

/** Looks for the emulator, the file in GOOGLE_APPLICATION_CREDENTIALS, and the login of `gcloud`, in this order. */
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
      client: withToken('owner'),
    };
  }
  const file = env['GOOGLE_APPLICATION_CREDENTIALS'];
  if (file)
    return { isEmulator: false, origin: service, ...(await readCredentials(file, named, env)) };
  if (!named) throw new Failure(noProject);
  const client = withToken(await askGcloud(env));
  // The login of a person has no project, so this one is charged for the calls.
  client.quotaProjectId = named;
  return { project: named, isEmulator: false, origin: service, client };
}

const withToken = (token: string) => new OAuth2Client({ credentials: { access_token: token } });

/** Reads a service account's key, workload identity, or any other file that Google's library supports. */
async function readCredentials(written: string, named: string | undefined, env: NodeJS.ProcessEnv) {
  // npm changes to the project's folder, and names the folder it was called from.
  const file = path.resolve(env['INIT_CWD'] ?? '', written);
  let client: AuthClient;
  let project = named;
  try {
    const credentials = JSON.parse(readFileSync(file, 'utf8'));
    project ??= credentials.project_id;
    client = await new GoogleAuth({ credentials, scopes }).getClient();
  } catch {
    throw new Failure(
      `GOOGLE_APPLICATION_CREDENTIALS names ${file}, which is not a file of Google’s credentials.`,
    );
  }
  if (!project) throw new Failure(noProject);
  await client.getAccessToken().catch((error: unknown) => {
    throw new Failure(explainError(error) ?? credentialsRefused);
  });
  return { project, client };
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
    // The output of gcloud is not shown.
  }
  throw new Failure(noLogin);
}
