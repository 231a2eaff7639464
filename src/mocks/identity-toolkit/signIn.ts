import { emailKey } from './accounts.ts';
import { captchaFault } from './captcha.ts';
import type { Fault } from './fault.ts';
import { scriptedFault } from './faultAddress.ts';
import { answerOf } from './faults.ts';
import { textField } from './fields.ts';
import { missingRequirements, policyRefusalMessage } from './policy.ts';
import { projectFault } from './projects.ts';
import { scriptedAccount, scriptedIdOf } from './scripted.ts';
import { pendingSignIn } from './secondFactor.ts';
import { issueTokens } from './sessions.ts';
import { type Answer, refusal, success } from './wire.ts';
import type { Operation, World } from './world.ts';

/** The checks come in the order of the real service; the contract test holds it. */
export const signInWithPassword: Operation = (world, fields) => {
  world.announced = {};
  const tenantId = textField(fields, 'tenantId') || undefined;
  const closed = projectFault(world, tenantId, 'passwordSignIn');
  if (closed !== undefined) return closed;
  const email = textField(fields, 'email')?.toLowerCase();
  if (email === undefined) return answerOf('MISSING_EMAIL');
  if (!/^[^@]+@[^@]+$/.test(email)) return answerOf('INVALID_EMAIL');
  const scripted = scriptedFault(email);
  if (scripted !== undefined) return answerScripted(world, scripted, email);
  const password = textField(fields, 'password') ?? '';
  if (password === '') return answerOf('MISSING_PASSWORD');
  return captchaFault(world, fields) ?? checkPassword(world, { email, password, tenantId });
};

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly tenantId: string | undefined;
}

function checkPassword(world: World, { email, password, tenantId }: Credentials): Answer {
  const { settings, throttle, accounts, policy } = world;
  const now = world.now();
  const key = emailKey(email, tenantId);
  if (throttle.isClosed(key, settings.throttling, now))
    return answerOf('TOO_MANY_ATTEMPTS_TRY_LATER');
  const account = accounts.byEmail(email, tenantId);
  if (account?.disabled) return answerOf('USER_DISABLED');
  if (account?.password !== password) {
    throttle.fail(key, settings.throttling, now);
    if (settings.emailEnumerationProtection) return answerOf('INVALID_LOGIN_CREDENTIALS');
    return answerOf(account === undefined ? 'EMAIL_NOT_FOUND' : 'INVALID_PASSWORD');
  }
  throttle.succeed(key);
  if (policy.enforcementState === 'ENFORCE' && policy.forceUpgradeOnSignin) {
    const missing = missingRequirements(policy, password);
    if (missing.length > 0) return refusal(policyRefusalMessage(missing));
  }
  const { localId, secondFactor } = account;
  if (secondFactor !== undefined) {
    return success({
      ...signInBody(localId, email),
      ...pendingSignIn(world, account, secondFactor),
    });
  }
  accounts.put({ ...account, lastLoginAt: now, lastRefreshAt: now });
  return success({ ...signInBody(localId, email), ...issueTokens(world, account) });
}

/** What is to go wrong at the lookup begins with a sign-in that goes well. */
function answerScripted(world: World, fault: Fault, email: string): Answer {
  const { answer, scriptedAt, announces = {} } = fault;
  world.announced = announces;
  const account = scriptedAccount(scriptedIdOf(fault));
  if (account === undefined || (scriptedAt !== 'lookup' && answer.kind !== 'slow')) return answer;
  const signedIn = success({
    ...signInBody(account.localId, email),
    ...issueTokens(world, account),
  });
  return answer.kind === 'slow' ? { ...answer, answer: signedIn } : signedIn;
}

function signInBody(localId: string, email: string): object {
  return { kind: 'identitytoolkit#VerifyPasswordResponse', registered: true, localId, email };
}
