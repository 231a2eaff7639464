import { demoAccounts } from '#mocks/demoAccounts.ts';
import type { IdentityToolkit } from '#mocks/identity-toolkit/index.ts';

interface Scenario {
  readonly title: string;
  readonly arrange: (service: IdentityToolkit) => void;
}

/** States of the service that apply to every call. Single faults are in the mock panel. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  usual: { title: 'Service: usual', arrange: () => {} },
  offline: { title: 'Offline', arrange: (service) => service.setOffline(true) },
  disabled: {
    title: 'Accounts disabled',
    arrange: (service) => {
      for (const { email } of demoAccounts) service.disable(email);
    },
  },
  throttled: {
    title: 'Throttled',
    arrange: (service) => service.configure({ throttling: { failures: 0, recoverySeconds: 60 } }),
  },
  namesErrors: {
    title: 'Names unknown emails',
    arrange: (service) => service.configure({ emailEnumerationProtection: false }),
  },
  wrongKey: {
    title: 'API key refused',
    arrange: (service) => service.configure({ apiKey: 'refused' }),
  },
  passwordsOff: {
    title: 'Passwords off',
    arrange: (service) => service.configure({ passwordSignIn: 'off' }),
  },
};
