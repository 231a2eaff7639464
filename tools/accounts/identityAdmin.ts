import { gaxios } from 'google-auth-library';
import { Failure } from '../run.mjs';
import type { Access } from './credentials.ts';
import { explainFailure, explainRefusal, unreached } from './serviceErrors.ts';

/** What the service tells of an account, as far as it matters here. */
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

/** What this command sets of an account: no password, and neither disabled nor enabled. */
export type AccountFields = Partial<Pick<Account, 'email' | 'displayName' | 'customAttributes'>>;

export type NewAccount = AccountFields & Pick<Account, 'localId'>;

/** The service has refused one account, and would take others. */
export class Refusal extends Failure {}

/** There was no answer that can be read, so nobody knows whether the call was done. */
export class LostAnswer extends Failure {}

export type IdentityAdmin = ReturnType<typeof createIdentityAdmin>;

export const maxBatch = 1000;

/** Calls the identity service as the owner of a project. Throws a `Failure` in one sentence. */
export function createIdentityAdmin(access: Access, signal: AbortSignal, timeout = 30_000) {
  const { project, origin, client, isEmulator } = access;
  const ofProject = `projects/${encodeURIComponent(project)}`;
  const accounts = `v1/${ofProject}/accounts`;

  async function call(path: string, data?: object, locale?: string) {
    // What only reads has changed nothing, answered or not.
    const Unanswered = /:(?:batchCreate|update|sendOobCode)$/.test(path) ? LostAnswer : Failure;
    const { status, data: text } = await client
      .request<string>({
        url: `${origin}/${path}`,
        headers: locale ? { 'X-Firebase-Locale': locale } : {},
        ...(data && { method: 'POST', data }),
        responseType: 'text',
        timeout,
        signal,
        // It takes an answer with the word “secret” away.
        errorRedactor: false,
        noProxy: isEmulator ? [new URL(origin).origin] : [],
        retryConfig: {
          retry: 1,
          noResponseRetries: 0,
          httpMethodsToRetry: ['GET', 'POST'],
          statusCodesToRetry: [[503, 503]],
        },
      })
      .catch((error: unknown) => {
        if (signal.aborted) throw new Unanswered('Interrupted.');
        if (error instanceof gaxios.GaxiosError && error.response) return error.response;
        const isLate = error instanceof Error && /abort|timeout/i.test(error.message);
        throw new Unanswered(unreached(new URL(origin).host, isLate ? timeout : undefined));
      });
    const answer = parse(text);
    if (status < 300 && answer) return answer;
    const sentence = explainFailure(status, answer, access);
    if (!sentence) throw new Refusal(explainRefusal(answer.error.message));
    throw status >= 500 || !answer ? new Unanswered(sentence) : new Failure(sentence);
  }

  return {
    async list(): Promise<Account[]> {
      const all: Account[] = [];
      let token = '';
      do {
        const query = new URLSearchParams({
          maxResults: String(maxBatch),
          ...(token && { nextPageToken: token }),
        });
        const page = await call(`${accounts}:batchGet?${query}`);
        all.push(...(page.users ?? []));
        token = page.nextPageToken ?? '';
      } while (token);
      return all;
    },

    /** The account as it is now; undefined if it is gone. */
    async find(localId: string): Promise<Account | undefined> {
      const { users = [] } = await call(`${accounts}:lookup`, { localId: [localId] });
      return users[0];
    },

    /** Creates up to 1,000 accounts, and returns why others were refused, by their place. Replaces none. */
    async create(users: readonly NewAccount[]): Promise<Map<number, string>> {
      const { error = [] } = await call(`${accounts}:batchCreate`, { users, sanityCheck: true });
      return new Map(
        error.map((each: { index?: number; message: string }) => [
          each.index ?? 0,
          explainRefusal(each.message),
        ]),
      );
    },

    async update(localId: string, fields: AccountFields): Promise<void> {
      await call(`${accounts}:update`, { localId, ...fields });
    },

    /** Sends Firebase's mail with a link for choosing a password. */
    async invite(email: string, language: string | undefined): Promise<void> {
      await call(`${accounts}:sendOobCode`, { requestType: 'PASSWORD_RESET', email }, language);
    },

    /** Whether visitors can make accounts. The emulator does not say, nor the service to every login. */
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

/** Undefined for what is no JSON object. */
function parse(text: unknown) {
  try {
    const answer = JSON.parse(String(text));
    return typeof answer === 'object' && answer ? answer : undefined;
  } catch {
    return undefined;
  }
}
