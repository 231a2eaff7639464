import { type ScriptedFailure, scriptedFailure } from './failures.ts';
import { demandingPolicy, missingRequirements, policyRefusalMessage } from './policy.ts';
import { issueTokens, type Tokens, unusableUserId } from './sessions.ts';
import { type Answer, refusal, success, textField } from './wire.ts';
import type { Operation, World } from './world.ts';

export const signInWithPassword: Operation = (world, fields) => {
  world.announcedPolicy = undefined;
  const email = textField(fields, 'email')?.toLowerCase();
  if (email === undefined) return refusal('MISSING_EMAIL');
  if (!/^[^@]+@[^@]+$/.test(email)) return refusal('INVALID_EMAIL');
  const password = textField(fields, 'password') ?? '';
  const failure = scriptedFailure(email);
  if (failure !== undefined) return failOnPurpose(world, failure, email, password);
  if (password === '') return refusal('MISSING_PASSWORD');

  const account = world.accounts.byEmail(email);
  if (account === undefined) return wrongCredentials(world, 'EMAIL_NOT_FOUND');
  if (account.disabled) return refusal('USER_DISABLED');
  if (account.password !== password) return wrongCredentials(world, 'INVALID_PASSWORD');
  const { policy } = world;
  if (policy.enforcementState === 'ENFORCE' && policy.forceUpgradeOnSignin) {
    const missing = missingRequirements(policy, password);
    if (missing.length > 0) return refusal(policyRefusalMessage(missing));
  }
  const now = world.now();
  world.accounts.put({ ...account, lastLoginAt: now, lastRefreshAt: now });
  return signedIn(account.localId, email, issueTokens(world, account));
};

function wrongCredentials(world: World, telling: 'EMAIL_NOT_FOUND' | 'INVALID_PASSWORD'): Answer {
  return refusal(world.emailEnumerationProtection ? 'INVALID_LOGIN_CREDENTIALS' : telling);
}

function failOnPurpose(
  world: World,
  failure: ScriptedFailure,
  email: string,
  password: string,
): Answer {
  switch (failure.kind) {
    case 'refusal':
      return refusal(failure.message, failure.status);
    case 'policyRefusal':
      world.announcedPolicy = demandingPolicy;
      return refusal(policyRefusalMessage(missingRequirements(demandingPolicy, password)));
    case 'dropped':
      return { kind: 'dropped' };
    case 'unfinished':
      return success({ ...signInBody('mock-unfinished', email), ...failure.body });
    case 'emptyLookup': {
      const owner = { localId: unusableUserId, email, emailVerified: false, validSince: 0 };
      return signedIn(owner.localId, email, issueTokens(world, owner));
    }
  }
}

function signedIn(localId: string, email: string, tokens: Tokens): Answer {
  return success({ ...signInBody(localId, email), ...tokens });
}

function signInBody(localId: string, email: string): object {
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId,
    email,
  };
}
