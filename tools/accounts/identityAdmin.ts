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
  /** Custom claims, as JSON. */
  readonly customAttributes?: string;
}

/** What this command sets of an account: no password, and neither disabled nor enabled. */
export type AccountFields = Partial<Pick<Account, 'email' | 'displayName' | 'customAttributes'>>;

export type NewAccount = AccountFields & Pick<Account, 'localId'>;

/** The service has refused one account, and would take others. */
export class Refusal extends Failure {}

export type IdentityAdmin = ReturnType<typeof createIdentityAdmin>;

export const maxBatch = 1000;

/** Calls the identity service as the owner of a project. Throws a `Failure` in one sentence, or a `Refusal`. */
export function createIdentityAdmin(access: Access, limitMs = 30_000) {
  const { project, origin, headers } = access;
  const accounts = `${origin}/v1/projects/${encodeURIComponent(project)}/accounts`;

  async function call(address: string, body?: object, locale?: string) {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(limitMs),
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        ...(locale && { 'X-Firebase-Locale': locale }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Failure(unreached(new URL(origin).host, error, limitMs));
    });
    const answer = await response.json().catch(() => undefined);
    if (response.ok && typeof answer === 'object') return answer;
    const sentence = explainFailure(response.status, answer, access);
    throw sentence ? new Failure(sentence) : new Refusal(explainRefusal(answer.error.message));
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
  };
}
