import { demoAccounts } from '#mocks/demoAccounts.ts';
import type { IdentityToolkit } from '#mocks/identity-toolkit/index.ts';
import { identityService } from '../identityService.ts';

interface Scenario {
  readonly title: string;
  readonly arrange: (service: IdentityToolkit) => void;
}

const eachAccount = (change: (email: string) => void) => {
  for (const { email } of demoAccounts) change(email);
};

/** What holds for every call. Each single answer that can go wrong is in the error lab. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  offline: { title: 'No connection', arrange: (service) => service.setOffline(true) },
  disabled: {
    title: 'Accounts disabled',
    arrange: (service) => eachAccount((email) => service.disable(email)),
  },
  throttled: {
    title: 'Too many attempts',
    arrange: (service) => eachAccount((email) => service.throttle(email)),
  },
  namesErrors: {
    title: 'Tells unknown e-mails from wrong passwords',
    arrange: (service) => service.configure({ emailEnumerationProtection: false }),
  },
  wrongKey: {
    title: 'Refuses the API key',
    arrange: (service) => service.configure({ apiKey: 'refused' }),
  },
  passwordsOff: {
    title: 'Sign-in with passwords is off',
    arrange: (service) => service.configure({ passwordSignIn: 'off' }),
  },
};

/** What the toolbar says of the service. */
export interface ServiceGlobals {
  readonly scenario?: string | undefined;
  readonly latency?: string | undefined;
}

let arranged: ServiceGlobals = {};

/** Seeds the service anew and arranges the scenario, before a story may do so itself. */
export function arrangeService({ scenario = '', latency = '0' }: ServiceGlobals) {
  arranged = { scenario, latency };
  identityService.reset();
  scenarios[scenario]?.arrange(identityService);
  identityService.setDelay(latency === 'infinite' ? latency : Number(latency));
}

/** When the toolbar has changed under a story that stays. */
export function rearrangeService({ scenario = '', latency = '0' }: ServiceGlobals) {
  const isArranged = arranged.scenario === scenario && arranged.latency === latency;
  if (!isArranged) arrangeService({ scenario, latency });
}
