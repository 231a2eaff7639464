/**
 * Where a worker is there already, msw asks for a newer one and does not wait. The browser refuses
 * that offline, and when the worker is about to go with the page before; the refusal would be an
 * unhandled rejection.
 */
export async function withQuietUpdate<Result>(start: () => Promise<Result>): Promise<Result> {
  if (!('serviceWorker' in navigator)) return start();
  const { prototype } = ServiceWorkerRegistration;
  const update = Reflect.get(prototype, 'update') as () => Promise<unknown>;
  Reflect.set(prototype, 'update', function quietUpdate(this: ServiceWorkerRegistration) {
    const updating = update.call(this);
    updating.catch(() => {});
    return updating;
  });
  try {
    return await start();
  } finally {
    Reflect.set(prototype, 'update', update);
  }
}
