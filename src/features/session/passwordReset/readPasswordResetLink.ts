import type { PasswordResetProblem } from '../failures.ts';

export const incompleteLink: PasswordResetProblem = { sentence: 'incomplete', remedy: 'newLink' };
/** A link for a task that the portal has no page for. */
export const otherLink: PasswordResetProblem = { sentence: 'other', remedy: 'contact' };

/**
 * The code in the unescaped query of a link. Firebase names the task `mode`, and the code `oobCode`. Email programs
 * include text that follows a link, so the code ends where its letters, digits, hyphens, and underscores do.
 */
export function readPasswordResetLink(query: string): string | PasswordResetProblem {
  const [, mode] = /(?:^|[?&])mode=([\w-]+)/i.exec(query) ?? [];
  const [, code] = /(?:^|[?&])oobCode=([\w-]+)/i.exec(query) ?? [];
  if (mode !== undefined && mode.toLowerCase() !== 'resetpassword') return otherLink;
  return code ?? incompleteLink;
}
