import type { HeaderRule } from '../hosting/headers.mjs';
import { formatPolicy, parsePolicy } from '../hosting/headers.mjs';
import type { Way } from './portalPage.ts';

/** The part of `firebase.json` that a static host has to follow. */
export interface HostingRules {
  rewrites: readonly { source: string; destination: string }[];
  headers: readonly HeaderRule[];
}

/** Firebase's patterns as far as `firebase.json` uses them: `*`, `**` and a leading `!`. */
export function matchesSource(source: string, pathname: string): boolean {
  if (source.startsWith('!')) return !matchesSource(source.slice(1), pathname);
  const literals = source.split(/(\*+)/).map((part) => {
    if (part === '**') return '.*';
    return part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^/?${literals.join('')}$`).test(pathname);
}

export function headersFor({ headers }: HostingRules, pathname: string): Map<string, string> {
  const matching = headers.filter(({ source }) => matchesSource(source, pathname));
  return new Map(
    matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const)),
  );
}

export function rewriteOf({ rewrites }: HostingRules, pathname: string): string | undefined {
  return rewrites.find(({ source }) => matchesSource(source, pathname))?.destination;
}

/** What the other two ways need beyond the policy of the live portal. */
export function policyFor(way: Way, livePolicy: string, emulatorUrl: string): string {
  if (way === 'live') return livePolicy;
  const policy = parsePolicy(livePolicy);
  if (way === 'emulator') {
    return formatPolicy({ ...policy, 'connect-src': `${policy['connect-src']} ${emulatorUrl}` });
  }
  return formatPolicy({
    ...policy,
    'worker-src': "'self'",
    ...('trusted-types' in policy && { 'trusted-types': 'waymark-mock-worker' }),
  });
}
