import { setTimeout as delay } from 'node:timers/promises';
import type { gaxios } from 'google-auth-library';
import { Failure } from '../run.mjs';
import type { Access } from './credentials.ts';
import { explainError, explainFailure, explainRefusal, explainStranger } from './serviceErrors.ts';

/** The fields of an account that matter here. */
export interface Account {
  readonly localId: string;
  readonly email?: string;
  readonly displayName?: string;
  readonly disabled?: boolean;
  /** In milliseconds. */
  readonly lastLoginAt?: string;
  /** In milliseconds. Missing until there is a password. */
  readonly passwordUpdatedAt?: number;
  /** Custom claims, as JSON. */
  readonly customAttributes?: string;
}

/** The fields that this command sets: no password, and not whether the account is disabled. */
export type AccountFields = Partial<Pick<Account, 'email' | 'displayName' | 'customAttributes'>>;

export type NewAccount = AccountFields & Pick<Account, 'localId'>;

/** The fields that the responses to all calls can have. */
interface Answer {
  readonly users?: readonly Account[];
  readonly nextPageToken?: string;
  readonly error?: readonly { readonly message: string }[];
  readonly client?: { readonly permissions?: { readonly disabledUserSignup?: boolean } };
}

/** The service has refused one account, and may accept others. */
export class Refusal extends Failure {}

/** No readable response came, so it is unknown whether the call took effect. */
export class LostAnswer extends Failure {}

export type IdentityAdmin = ReturnType<typeof createIdentityAdmin>;

/** Calls the identity service as the owner of the project. Throws a `Failure` with one sentence. */
export function createIdentityAdmin(access: Access, signal: AbortSignal, timeout = 30_000) {
  const { project, origin, client, isEmulator } = access;
  const ofProject = `projects/${encodeURIComponent(project)}`;
  const accounts = `v1/${ofProject}/accounts`;

  async function call(path: string, data?: object, locale?: string) {
    const isWrite = /:(?:batchCreate|update|sendOobCode)$/.test(path);
    // The service changes at most ten accounts a second.
    if (isWrite && !isEmulator) await delay(100, undefined, { signal });
    // A call that only reads has changed nothing, with or without a response.
    const Unanswered = isWrite ? LostAnswer : Failure;
    const { status, data: answer } = await client
      .request<Answer | null>({
        url: `${origin}/${path}`,
        headers: locale ? { 'X-Firebase-Locale': locale } : {},
        ...(data && { method: 'POST', data }),
        responseType: 'json',
        timeout,
        signal,
        // The redactor drops any response that contains the word “secret”.
        errorRedactor: false,
        noProxy: isEmulator ? [new URL(origin).origin] : [],
        // A write with a 503 response may have taken effect, such as an email.
        retryConfig: {
          retry: isWrite ? 0 : 1,
          noResponseRetries: 0,
          httpMethodsToRetry: ['GET', 'POST'],
          statusCodesToRetry: [[503, 503]],
        },
      })
      .catch((error: unknown) => {
        if (signal.aborted) throw new Unanswered('Interrupted.');
        const stranger = explainError(error, timeout, isEmulator);
        if (stranger) throw new Unanswered(stranger);
        const { response } = error as { response: gaxios.GaxiosResponse };
        const sentence = explainFailure(response.status, response.data, project);
        if (!sentence) throw new Refusal(explainRefusal(response.data.error.message));
        throw response.status >= 500 ? new Unanswered(sentence) : new Failure(sentence);
      });
    if (typeof answer === 'object' && answer) return answer;
    throw new Unanswered(explainStranger(status, answer));
  }

  return {
    async list(): Promise<Account[]> {
      const all: Account[] = [];
      let token = '';
      do {
        const next = token && `&nextPageToken=${encodeURIComponent(token)}`;
        const page = await call(`${accounts}:batchGet?maxResults=1000${next}`);
        all.push(...(page.users ?? []));
        token = page.nextPageToken ?? '';
      } while (token);
      return all;
    },

    /** The account as it is now; undefined if it no longer exists. */
    async find(localId: string): Promise<Account | undefined> {
      const { users = [] } = await call(`${accounts}:lookup`, { localId: [localId] });
      return users[0];
    },

    /** Creates an account, and never replaces one. */
    async create(user: NewAccount): Promise<void> {
      const data = { users: [user], sanityCheck: true };
      // The emulator lists none if there is none.
      const [error] = (await call(`${accounts}:batchCreate`, data)).error ?? [];
      if (error) throw new Refusal(explainRefusal(error.message));
    },

    async update(localId: string, fields: AccountFields): Promise<void> {
      await call(`${accounts}:update`, { localId, ...fields });
    },

    /** Sends Firebase's email with a link for choosing a password. */
    async invite(email: string, language: string | undefined): Promise<void> {
      await call(`${accounts}:sendOobCode`, { requestType: 'PASSWORD_RESET', email }, language);
    },

    /** Whether visitors can create accounts. The emulator does not say, and the service does not tell every login. */
    async allowsSignUp(): Promise<boolean> {
      try {
        const { client: settings } = await call(`v2/${ofProject}/config`);
        return settings !== undefined && settings.permissions?.disabledUserSignup !== true;
      } catch (error) {
        if (signal.aborted) throw error;
        return false;
      }
    },
  };
}
