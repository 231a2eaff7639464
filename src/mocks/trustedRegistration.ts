const policyName = 'waymark-mock-worker';

/** The part of Trusted Types used here, which TypeScript's DOM library does not know. */
interface TrustedTypesGlobal {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string };
  };
}

/**
 * Under `require-trusted-types-for 'script'` a service worker cannot be registered by a plain text,
 * which is all that msw passes. While `start` runs, registering goes through one policy that lets
 * `workerUrl` through and nothing else. Works once per page: a policy's name can be used only once.
 */
export async function withTrustedRegistration<Result>(
  workerUrl: string,
  start: () => Promise<Result>,
): Promise<Result> {
  const { trustedTypes } = globalThis as TrustedTypesGlobal;
  if (trustedTypes === undefined || !('serviceWorker' in navigator)) return start();

  const policy = trustedTypes.createPolicy(policyName, {
    createScriptURL(url) {
      if (url !== workerUrl) throw new TypeError(`Not the mock service worker: ${url}`);
      return url;
    },
  });
  const { serviceWorker } = navigator;
  const before = Object.getOwnPropertyDescriptor(serviceWorker, 'register');
  const register = serviceWorker.register.bind(serviceWorker);
  Object.defineProperty(serviceWorker, 'register', {
    configurable: true,
    value: (url: string, options?: RegistrationOptions) =>
      register(policy.createScriptURL(url), options),
  });
  try {
    return await start();
  } finally {
    if (before === undefined) Reflect.deleteProperty(serviceWorker, 'register');
    else Object.defineProperty(serviceWorker, 'register', before);
  }
}
