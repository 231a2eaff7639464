import { attempt } from '../attempt.ts';
import type { LinkProblem } from './linkFailures.ts';

export const incompleteLink: LinkProblem = { words: 'incomplete', remedy: 'newLink' };
/** For something that the portal has no page for. */
export const otherLink: LinkProblem = { words: 'other', remedy: 'contact' };

/**
 * The code in the query of a link, in which Firebase names the task `mode`, and the code `oobCode`. Mail programs escape
 * queries, and take along what was written after a link. A code has letters, digits, hyphens and underscores, so it ends
 * before that.
 */
export function readPasswordLink(query: string): string | LinkProblem {
  const plain = attempt(() => decodeURIComponent(query)) ?? query;
  const [, mode] = /\bmode=([\w-]+)/i.exec(plain) ?? [];
  const [, code] = /\boobCode=([\w-]+)/i.exec(plain) ?? [];
  if (mode !== undefined && mode.toLowerCase() !== 'resetpassword') return otherLink;
  return code ?? incompleteLink;
}
