import type { LinkProblem } from '../failures.ts';

export const incompleteLink: LinkProblem = { words: 'incomplete', remedy: 'newLink' };
/** For something that the portal has no page for. */
export const otherLink: LinkProblem = { words: 'other', remedy: 'contact' };

/**
 * The code in the unescaped query of a link, in which Firebase names the task `mode`, and the code `oobCode`. Mail
 * programs take along what was written after a link. A code has letters, digits, hyphens and underscores, so it ends
 * before that.
 */
export function readPasswordLink(query: string): string | LinkProblem {
  const [, mode] = /(?:^|[?&])mode=([\w-]+)/i.exec(query) ?? [];
  const [, code] = /(?:^|[?&])oobCode=([\w-]+)/i.exec(query) ?? [];
  if (mode !== undefined && mode.toLowerCase() !== 'resetpassword') return otherLink;
  return code ?? incompleteLink;
}
