import { type Account, isEmail, withAccount, withPassword } from './accounts.ts';
import { respondAsScripted, scriptedAccount, scriptedFault } from './faultAddress.ts';
import { faultResponse } from './faultNames.ts';
import { missingRequirements } from './project.ts';
import type { Fields } from './request.ts';
import type { Mail, ServiceState } from './serviceState.ts';
import { encodeOobCode } from './tokens.ts';
import { notImplemented, refusal, type ServiceResponse, success } from './wire.ts';

/** How long the code in an email is valid, in milliseconds. */
const codeLifetime = 3_600_000;

/** The page that the link in the email opens. */
const loginPath = '/login';

/** Sends an email with a link for setting a new password, in the language of the client. */
export function sendOobCode(
  state: ServiceState,
  fields: Fields,
  language: string,
): ServiceResponse {
  const { requestType, continueUrl, captchaResp } = fields;
  const email = fields['email']?.toLowerCase() ?? '';
  state.announced = {};
  if (!requestType) return refusal('MISSING_REQ_TYPE');
  if (requestType !== 'PASSWORD_RESET') return notImplemented(`sendOobCode for ${requestType}`);
  if (continueUrl && !isAddress(continueUrl)) return refusal('INVALID_CONTINUE_URI');
  if (email === '') return faultResponse('MISSING_EMAIL');
  if (!isEmail(email)) return faultResponse('INVALID_EMAIL');
  const scripted = scriptedFault(email);
  if (scripted !== undefined) {
    const usual = () => sendMail(state, email, language, continueUrl);
    return respondAsScripted(state, scripted, ['codeCheck', 'newPassword'], usual);
  }
  if (state.settings.captcha === 'enforce' && !captchaResp) {
    return faultResponse('MISSING_RECAPTCHA_TOKEN');
  }
  if (state.accounts.some((account) => account.email === email)) {
    return sendMail(state, email, language, continueUrl);
  }
  return state.settings.emailEnumerationProtection
    ? taken(email)
    : faultResponse('EMAIL_NOT_FOUND');
}

/** Does not reveal whether an email was sent. */
const taken = (email: string) =>
  success({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email });

function isAddress(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

function sendMail(
  state: ServiceState,
  to: string,
  lang: string,
  continueUrl?: string,
): ServiceResponse {
  const id = (state.mails.at(-1)?.id ?? 0) + 1;
  const at = state.now();
  const code = encodeOobCode({ to, at, id });
  const query = new URLSearchParams({
    mode: 'resetPassword',
    oobCode: code,
    apiKey: 'mock-api-key',
    lang,
    ...(continueUrl && { continueUrl }),
  });
  const page = continueUrl ? new URL(loginPath, continueUrl).href : loginPath;
  state.mails = [...state.mails, { id, at, to, code, link: `${page}?${query}`, isUsed: false }];
  return taken(to);
}

/** Checks the code from an email or, with a password, uses it. Older codes stay valid beside newer ones. */
export function resetPassword(
  state: ServiceState,
  { oobCode, newPassword }: Fields,
): ServiceResponse {
  if (state.settings.passwordSignIn === 'off') return faultResponse('PASSWORD_LOGIN_DISABLED');
  if (!oobCode) return refusal('MISSING_OOB_CODE');
  const mail = state.mails.find(({ code }) => code === oobCode);
  if (mail === undefined || mail.isUsed) return faultResponse('INVALID_OOB_CODE');
  if (mailState(mail, state.now()) === 'expired') return faultResponse('EXPIRED_OOB_CODE');
  const { response, scriptedAt, announces = {} } = scriptedFault(mail.to) ?? {};
  state.announced = announces;
  const isMet = scriptedAt === 'codeCheck' || (scriptedAt === 'newPassword' && newPassword);
  if (response && isMet) return response;
  const refused = newPassword && setPassword(state, mail, newPassword);
  if (refused) return refused;
  const kind = 'identitytoolkit#ResetPasswordResponse';
  return success({ kind, email: mail.to, requestType: 'PASSWORD_RESET' });
}

/** Sets the password and uses up the code, or returns the refusal. */
function setPassword(
  state: ServiceState,
  mail: Mail,
  password: string,
): ServiceResponse | undefined {
  if (password.length < 6) return faultResponse('WEAK_PASSWORD');
  const missing = missingRequirements(state.policy, password);
  if (missing.length > 0) {
    const list = missing.map((each) => `Password must contain ${each}`).join(', ');
    return refusal(
      `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${list}]`,
    );
  }
  const account = ownerOf(state, mail);
  if (account === undefined) return faultResponse('INVALID_OOB_CODE');
  if (account.disabled) return faultResponse('USER_DISABLED');
  state.mails = state.mails.map((each) => (each === mail ? { ...each, isUsed: true } : each));
  state.wrongPasswords.delete(mail.to);
  // A scripted sign-in takes any password.
  if (scriptedFault(mail.to)) return undefined;
  const changed = withPassword(account, password, state.now());
  state.accounts = withAccount(state.accounts, { ...changed, emailVerified: true });
  return undefined;
}

function ownerOf({ accounts }: ServiceState, { to }: Mail): Account | undefined {
  return scriptedFault(to) ? scriptedAccount(to) : accounts.find(({ email }) => email === to);
}

/** By the service's clock. */
export function mailState({ at, isUsed }: Mail, now: number): 'valid' | 'used' | 'expired' {
  if (isUsed) return 'used';
  return now - at < codeLifetime ? 'valid' : 'expired';
}
