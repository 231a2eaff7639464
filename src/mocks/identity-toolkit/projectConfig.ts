import { policyBody } from './policy.ts';
import { success } from './wire.ts';
import type { Operation } from './world.ts';

export const passwordPolicy: Operation = (world) =>
  success(policyBody(world.announcedPolicy ?? world.policy));

/** Without `recaptchaKey`, which the real service leaves out too while everything is off. */
export const recaptchaConfig: Operation = () =>
  success({
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  });
