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
 * Because msw cannot be told otherwise, changes two methods of the browser while `start` runs.
 *
 * Under `require-trusted-types-for 'script'` a service worker cannot be registered by a plain text,
 * which is all that msw passes: registering goes through one policy that lets `workerUrl` through and
 * nothing else. A policy's name can be used only once, so this works once per page.
 *
 * Where a worker is there already, msw asks for a newer one and does not wait. The browser refuses
 * that offline, and when the worker is about to go with the page before; the refusal would be an
 * unhandled rejection.
 */
export async function withTrustedRegistration<Result>(
  workerUrl: string,
  start: () => Promise<Result>,
): Promise<Result> {
  if (!('serviceWorker' in navigator)) return start();
  const { serviceWorker } = navigator;
  const { prototype } = ServiceWorkerRegistration;
  const policy = (globalThis as TrustedTypesGlobal).trustedTypes?.createPolicy(
    'waymark-mock-worker',
    {
      createScriptURL(url) {
        if (url !== workerUrl) throw new TypeError(`Not the mock service worker: ${url}`);
        return url;
      },
    },
  );
  const register = serviceWorker.register.bind(serviceWorker);
  const update = Reflect.get(prototype, 'update') as () => Promise<unknown>;
  serviceWorker.register = (url: string | URL, options?: RegistrationOptions) =>
    register(policy?.createScriptURL(String(url)) ?? url, options);
  Reflect.set(prototype, 'update', function quietUpdate(this: ServiceWorkerRegistration) {
    const updating = update.call(this);
    updating.catch(() => {});
    return updating;
  });
  try {
    return await start();
  } finally {
    Reflect.deleteProperty(serviceWorker, 'register');
    Reflect.set(prototype, 'update', update);
  }
}
