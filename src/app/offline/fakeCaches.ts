/** For tests: the caches of a browser at this origin, in memory. */
export function createFakeCaches(origin: string) {
  const caches = new Map<string, Map<string, Response>>();
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, origin).href;

  const open = async (name: string) => {
    const answers = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, answers);
    return {
      match: async (request: RequestInfo | URL) => answers.get(urlOf(request))?.clone(),
      keys: async () => [...answers.keys()].map((url) => new Request(url)),
      put: async (request: RequestInfo | URL, answer: Response) =>
        void answers.set(urlOf(request), answer),
      delete: async (request: RequestInfo | URL) => answers.delete(urlOf(request)),
    };
  };

  const storage = {
    open,
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (request: RequestInfo | URL) =>
      [...caches.values()]
        .find((answers) => answers.has(urlOf(request)))
        ?.get(urlOf(request))
        ?.clone(),
  };
  return storage as unknown as CacheStorage;
}
