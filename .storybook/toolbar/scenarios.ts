import { demoAccounts } from '#mocks/demoAccounts.ts';
import type { FaultId, IdentityToolkit } from '#mocks/identity-toolkit/index.ts';

type Arrange = (service: IdentityToolkit) => void;

/** States of the service that apply to every call, by the fault that they lead to. */
const lasting: Partial<Record<FaultId, Arrange>> = {
  OFFLINE: (service) => service.setOffline(true),
  USER_DISABLED: (service) => {
    for (const { email } of demoAccounts) service.disable(email);
  },
  TOO_MANY_ATTEMPTS_TRY_LATER: (service) =>
    service.configure({ throttling: { failures: 0, recoverySeconds: 60 } }),
  EMAIL_NOT_FOUND: (service) => service.configure({ emailEnumerationProtection: false }),
  API_KEY_NOT_VALID: (service) => service.configure({ apiKey: 'refused' }),
  PASSWORD_LOGIN_DISABLED: (service) => service.configure({ passwordSignIn: 'off' }),
};

export const scenarios: Readonly<Record<string, Arrange>> = { normal: () => {}, ...lasting };
