/** For tests: the caches of a browser at this origin, in memory. */
export function createFakeCaches(origin: string) {
  const caches = new Map<string, Map<string, Response>>();
  const urlOf = (address: string) => new URL(address, origin).href;

  const open = async (name: string) => {
    const responses = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, responses);
    return {
      match: async (address: string) => responses.get(urlOf(address))?.clone(),
      keys: async () => [...responses.keys()].map((url) => new Request(url)),
      put: async (address: string, response: Response) =>
        void responses.set(urlOf(address), response),
      delete: async (address: string) => responses.delete(urlOf(address)),
    };
  };

  return {
    open,
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (address: string) =>
      [...caches.values()].flatMap((responses) => responses.get(urlOf(address)) ?? [])[0]?.clone(),
  } as unknown as CacheStorage;
}
