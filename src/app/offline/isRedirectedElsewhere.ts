/**
 * Whether the network answers a navigation with a redirect to another origin, as a company's access proxy does whose
 * session has ended.
 */
export async function isRedirectedElsewhere(navigation: Request): Promise<boolean> {
  try {
    const { type } = await fetch(navigation);
    if (type !== 'opaqueredirect') return false;
  } catch {
    return false;
  }
  // A redirect does not say where it leads. This mode fails at another origin.
  const { url } = navigation;
  return fetch(url, { mode: 'same-origin', cache: 'no-store' }).then(
    () => false,
    () => true,
  );
}
