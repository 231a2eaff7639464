import { policyBody } from './policy.ts';
import { success } from './wire.ts';
import type { Operation, World } from './world.ts';

export const passwordPolicy: Operation = (world) =>
  success(policyBody(world.announced.policy ?? world.policy));

/** Without `recaptchaKey` while everything is off, as the real service. */
export const recaptchaConfig: Operation = ({ announced, settings, projectId }: World) => {
  const captcha = announced.captcha ?? settings.captcha;
  return success({
    ...(captcha !== 'off' && { recaptchaKey: `projects/${projectId}/keys/mock-site-key` }),
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: captcha.toUpperCase() },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  });
};
