import type { Person } from '#components/onboarding/plan.ts';
import { mailTo } from '#components/ui/ContactLine/mailTo.ts';
import type { PortalWords } from '#components/words/en/portal.ts';
import type { Contact } from '#ui/ContactLine';
import type { Employee } from './model.ts';

/** The people that an employee can turn to, as far as they are known. */
export interface People extends Pick<Employee, 'buddy' | 'manager'> {
  /** For everyone: the contact in the content. */
  readonly contact?: Contact | undefined;
}

export interface PersonLink {
  readonly name: string;
  readonly link: string;
}

export interface QuestionLink extends PersonLink {
  readonly kind: 'ask' | 'call';
}

/** For the header card and for print. */
export function personsOf({ buddy, manager }: People): readonly Person[] {
  return [
    ...(buddy ? [{ ...buddy, role: 'buddy' as const }] : []),
    ...(manager ? [{ ...manager, role: 'manager' as const }] : []),
  ];
}

/**
 * Leads to the buddy, or else to the contact. Undefined if neither has a link.
 * @param mission its title; undefined for a mission that is not in the plan
 */
export function askLinkOf(
  { buddy, contact }: People,
  words: PortalWords['people'],
  mission?: string,
): QuestionLink | undefined {
  const { name, link } = [buddy, contact].find((each) => each?.link) ?? {};
  if (!name || !link) return undefined;
  const subject =
    mission === undefined ? words.unknownMissionSubject : words.missionSubject(mission);
  const kind = /^tel:/i.test(link) ? 'call' : 'ask';
  return { kind, name, link: mailTo(link, { subject }) };
}

/** A link that tells the contact that the plan is completed. Undefined if the contact's link is not an email link. */
export function completionLinkOf(
  { contact }: People,
  words: PortalWords['people'],
  missions: number,
): PersonLink | undefined {
  if (!contact?.link || !/^mailto:/i.test(contact.link)) return undefined;
  const { name, link } = contact;
  const mail = { subject: words.completedSubject, body: words.completedBody(missions) };
  return { name, link: mailTo(link, mail) };
}
