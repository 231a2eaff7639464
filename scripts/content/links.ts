import { missionFormat } from '../../src/features/onboarding/compiler/checkMission.ts';
import { ofType, placesIn } from '../../src/features/onboarding/compiler/places.ts';

/** The web addresses that a mission links to, each with its line. */
export function linksIn(text: string): { url: string; line: number }[] {
  return ofType(placesIn(missionFormat.parse(text)), 'link', 'definition')
    .map(({ node, line }) => ({ url: node.url, line }))
    .filter(({ url }) => /^https?:/i.test(url));
}

/** What is wrong with an address: the status of the answer, or the reason of a failed request. Undefined for a page. */
export async function brokenBecause(url: string, limitMs: number): Promise<string | undefined> {
  try {
    const { ok, status, body } = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
    await body?.cancel();
    return ok ? undefined : String(status);
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return isLate ? `no answer within ${limitMs / 1000} s` : 'not reached';
  }
}
