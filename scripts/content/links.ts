import { visitParents } from 'unist-util-visit-parents';
import { missionFormat } from '../../src/features/onboarding/compiler/checkMission.ts';

/** The web addresses that a mission links to, each with its line. */
export function linksIn(text: string): { url: string; line: number }[] {
  const found: { url: string; line: number }[] = [];
  visitParents(missionFormat.parse(text), ['link', 'definition'], (node) => {
    if (!('url' in node) || !/^https?:/i.test(node.url)) return;
    found.push({ url: node.url, line: node.position?.start.line ?? 1 });
  });
  return found;
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
