import type { Settings } from './settings.ts';
import { type Answer, blockedReferrer, missingApiKey, refusedApiKey } from './wire.ts';

/** Undefined where the key lets the request in. */
export function apiKeyFault(settings: Settings, request: Request): Answer | undefined {
  const keys = new URL(request.url).searchParams.getAll('key');
  const key = keys.length === 1 ? keys[0] : '';
  if (!key && !request.headers.get('x-goog-api-key')) return missingApiKey();
  if (settings.apiKey === 'refused') return refusedApiKey();
  return settings.referrer === 'blocked' ? blockedReferrer(referrerOf(request)) : undefined;
}

/** A service worker sees neither header, but what the page calls its referrer. */
function referrerOf({ headers, referrer }: Request): string {
  const named = headers.get('referer') ?? headers.get('origin');
  return named ?? (/^https?:/.test(referrer) ? referrer : '<empty>');
}
