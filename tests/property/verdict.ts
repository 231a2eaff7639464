import type { Fault } from '#mocks/identity-toolkit/fault.ts';
import type { Body, SuccessKind } from './answers.ts';
import { expectSame } from './expectSame.ts';
import {
  type Credentials,
  judgeIdToken,
  judgeRefreshToken,
  judgeSignIn,
  type Model,
  type ModelAccount,
  removeAccount,
  type Session,
  secondsOf,
  takesCalls,
} from './model.ts';
import type { Message } from './requests.ts';
import type { WellFormedStep } from './steps.ts';
import { claimsOf } from './tokens.ts';
import { projectId } from './trial.ts';

export type Verdict =
  | { readonly kind: 'refused' }
  | { readonly kind: 'success'; readonly of: SuccessKind; readonly accept?: (body: Body) => void }
  /** Refused, or never arrived. */
  | { readonly kind: 'unreadable' }
  /** Refused, or one of the answers that anybody may have. */
  | { readonly kind: 'harmless' }
  | { readonly kind: 'scripted'; readonly fault: Fault };

export const refused: Verdict = { kind: 'refused' };

/** What the model says to a request; what the service does, it does here too. */
export function verdictOn(model: Model, step: WellFormedStep, { fields }: Message): Verdict {
  switch (step.do) {
    case 'signIn': {
      const tenantId = (fields['tenantId'] as string | undefined) || undefined;
      const credentials: Credentials = {
        email: String(fields['email']),
        password: String(fields['password']),
        tenantId,
        passesCaptcha: step.captcha === 'passed',
      };
      const verdict = judgeSignIn(model, credentials);
      if (verdict.kind === 'refused') return refused;
      const { account } = verdict;
      if (verdict.kind === 'secondFactor') {
        return { kind: 'success', of: 'secondFactor', accept: (body) => isOf(account, body) };
      }
      return {
        kind: 'success',
        of: 'signIn',
        accept: (body) => {
          isOf(account, body);
          expectSame(body['expiresIn'], String(model.settings.tokenLifetimeSeconds), 'expiresIn');
          acceptTokens(model, account, String(body['idToken']), String(body['refreshToken']));
        },
      };
    }
    case 'lookup':
    case 'delete': {
      const idToken = model.idTokens.find(({ text }) => text === fields['idToken']);
      const tenantId = fields['tenantId'] as string | undefined;
      const account = idToken && judgeIdToken(model, idToken, tenantId);
      if (account === undefined) return refused;
      if (step.do === 'delete') {
        // Also where the answer never arrives.
        removeAccount(model, account.localId);
        return { kind: 'success', of: 'delete' };
      }
      return {
        kind: 'success',
        of: 'lookup',
        accept: ({ users }) => isOf(account, (users as readonly Body[])[0] ?? {}),
      };
    }
    case 'refresh': {
      const token = model.refreshTokens.find(({ text }) => text === fields['refreshToken']);
      if (token === undefined) return refused;
      const account = judgeRefreshToken(model, token);
      if (account === undefined) return refused;
      return {
        kind: 'success',
        of: 'refresh',
        accept: (body) => {
          expectSame(body['user_id'], account.localId, 'user_id');
          expectSame(body['access_token'], body['id_token'], 'access_token');
          const { session } = token;
          const tokens = [String(body['id_token']), String(body['refresh_token'])] as const;
          acceptTokens(model, account, ...tokens, session);
        },
      };
    }
    case 'passwordPolicy':
    case 'recaptchaConfig':
      return takesCalls(model) ? { kind: 'success', of: step.do } : refused;
  }
}

function isOf(account: ModelAccount, body: Body): void {
  expectSame(body['localId'], account.localId, 'localId');
  expectSame(body['email'], account.email, 'email');
}

/** Without a session this is a sign-in, which opens one. */
function acceptTokens(
  model: Model,
  account: ModelAccount,
  idToken: string,
  refreshToken: string,
  carriedOn?: Session,
): void {
  const claims = claimsOf(idToken);
  const [iat, exp, authTime] = ['iat', 'exp', 'auth_time'].map((name) => Number(claims[name]));
  if (iat === undefined || exp === undefined || authTime === undefined) return;
  const now = secondsOf(model);
  // A token is dated later than now only where sessions were ended within this very second.
  if (!(iat >= now && iat <= now + model.endings)) throw new Error(`iat is ${iat}, now ${now}`);
  expectSame(exp - iat, model.settings.tokenLifetimeSeconds, 'the lifetime');
  expectSame(authTime, carriedOn?.authTime ?? iat, 'auth_time');
  expectSame(claims['user_id'], account.localId, 'the user of the token');
  expectSame(claims['aud'], projectId, 'the project of the token');
  const session = carriedOn ?? { localId: account.localId, openedAt: model.endings, authTime };
  model.idTokens.push({ text: idToken, expiresAt: exp, session });
  model.refreshTokens.push({ text: refreshToken, session });
}
