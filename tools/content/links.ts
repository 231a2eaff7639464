import { missionFormat } from './compiler/checkMission.ts';
import { ofType, placesIn } from './compiler/places.ts';

export function linksIn(text: string): { url: string; line: number }[] {
  return ofType(placesIn(missionFormat.parse(text)), 'link', 'definition')
    .map(({ node, line }) => ({ url: node.url, line }))
    .filter(({ url }) => /^https?:/i.test(url));
}

/**
 * - `broken`: the link leads to no page
 * - `unchecked`: the answer is "not you" or "not now", so only a person with a browser can tell
 */
interface Check {
  readonly state: 'ok' | 'broken' | 'unchecked';
  /** The status of the answer, or why there was none. */
  readonly reason: string;
  /** Whether other pages of the host would give the same answer. */
  readonly isOfHost?: boolean;
}

/** LinkedIn answers programs with 999. */
const refusals = new Set([401, 403, 407, 408, 425, 429, 451, 999]);

const signIn =
  /^(?:log-?in|sign-?in|sso|auth|accounts?|idp|adfs)\.|\/(?:log-?in|sign-?in|sso|auth|oauth2?|saml2?|adfs)\b/i;

function isSignIn(address: string): boolean {
  const { host, pathname } = new URL(address);
  return signIn.test(host + pathname);
}

/** @param options.needsProxy whether Node ignores a proxy that is set, so a page may exist that Node does not reach */
export async function checkPage(
  url: string,
  limitMs: number,
  { needsProxy = false } = {},
): Promise<Check> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
    await response.body?.cancel();
    if (response.redirected && isSignIn(response.url) && !isSignIn(url)) {
      return { state: 'unchecked', reason: 'asks for a sign-in' };
    }
    const { ok, status } = response;
    const reason = String(status);
    if (ok) return { state: 'ok', reason };
    const isRefusal = refusals.has(status) || status >= 500;
    return { state: isRefusal ? 'unchecked' : 'broken', reason, isOfHost: status === 429 };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      const reason = `no answer within ${limitMs / 1000} s`;
      return { state: 'unchecked', reason, isOfHost: true };
    }
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
    // Without a cookie, some pages redirect to themselves.
    return cause?.message === 'redirect count exceeded'
      ? { state: 'unchecked', reason: 'leads back to itself' }
      : { state: needsProxy ? 'unchecked' : 'broken', reason: 'not reached', isOfHost: true };
  }
}

/** Checks the pages of each host one by one, because hosts refuse clients that ask faster. */
export async function checkAll(
  urls: readonly string[],
  check: (url: string) => Promise<Check>,
  report: (url: string, check: Check) => void,
): Promise<void> {
  const hosts = new Set(urls.map((url) => new URL(url).host));
  const checkHost = async (host: string) => {
    let last: Check | undefined;
    for (const url of urls.filter((each) => new URL(each).host === host)) {
      last = last?.isOfHost ? last : await check(url);
      report(url, last);
    }
  };
  await Promise.all([...hosts].map(checkHost));
}
