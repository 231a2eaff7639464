/** For tests: the caches of a browser at this origin, in memory. */
export function createFakeCaches(origin: string) {
  const caches = new Map<string, Map<string, Response>>();
  const urlOf = (address: string) => new URL(address, origin).href;

  const open = async (name: string) => {
    const answers = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, answers);
    return {
      match: async (address: string) => answers.get(urlOf(address))?.clone(),
      keys: async () => [...answers.keys()].map((url) => new Request(url)),
      put: async (address: string, answer: Response) => void answers.set(urlOf(address), answer),
      delete: async (address: string) => answers.delete(urlOf(address)),
    };
  };

  return {
    open,
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (address: string) =>
      [...caches.values()].flatMap((answers) => answers.get(urlOf(address)) ?? [])[0]?.clone(),
  } as unknown as CacheStorage;
}
