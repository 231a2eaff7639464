import { captchaFault } from './captcha.ts';
import { scriptedFault } from './faultAddress.ts';
import type { Fault } from './faults.ts';
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
  if (email === undefined) return refusal('MISSING_EMAIL');
  if (!/^[^@]+@[^@]+$/.test(email)) return refusal('INVALID_EMAIL');
  const scripted = scriptedFault(email);
  if (scripted !== undefined) return answerScripted(world, scripted, email);
  const password = textField(fields, 'password') ?? '';
  if (password === '') return refusal('MISSING_PASSWORD');
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
  if (throttle.isClosed(email, settings.throttling, now)) return refusal(tooManyAttempts);
  const account = accounts.byEmail(email, tenantId);
  if (account?.disabled) return refusal('USER_DISABLED');
  if (account?.password !== password) {
    throttle.fail(email, now);
    if (settings.emailEnumerationProtection) return refusal('INVALID_LOGIN_CREDENTIALS');
    return refusal(account === undefined ? 'EMAIL_NOT_FOUND' : 'INVALID_PASSWORD');
  }
  throttle.succeed(email);
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

const tooManyAttempts =
  'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.';

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
