import { productName } from '#components/Brand/product.ts';
import { mailTo } from '#components/mailTo.ts';
import type { Person } from '#components/plan.ts';
import type { Contact, Employee } from './model.ts';

/** Whom an employee can turn to, as far as they are known. */
export interface People extends Pick<Employee, 'buddy' | 'manager'> {
  /** For everybody: the contact of the content. */
  readonly contact?: Contact | undefined;
}

/** A link that leads to a person. */
export interface PersonLink {
  readonly text: string;
  readonly name: string;
  readonly link: string;
}

/** For the header card and for paper. */
export function personsOf({ buddy, manager }: People): readonly Person[] {
  return [
    ...(buddy ? [{ ...buddy, label: 'Your buddy:' }] : []),
    ...(manager ? [{ ...manager, label: 'Your manager:' }] : []),
  ];
}

/**
 * Leads to the buddy, or else to the contact. Undefined if neither has a link.
 * @param title undefined for a mission that is not part of the plan
 */
export function askLinkOf({ buddy, contact }: People, title?: string): PersonLink | undefined {
  const { name, link } = [buddy, contact].find((each) => each?.link) ?? {};
  if (!name || !link) return undefined;
  const subject =
    title === undefined
      ? `Question about a mission that is not part of my plan (${productName})`
      : `Question about “${title}” (${productName})`;
  const text = /^tel:/i.test(link) ? 'Call about this mission' : 'Ask about this mission';
  return { text, name, link: mailTo(link, { subject }) };
}

/** Tells the contact that the plan is completed. Undefined if the contact's link is no mail. */
export function tellLinkOf({ contact }: People, missions: number): PersonLink | undefined {
  if (!contact?.link || !/^mailto:/i.test(contact.link)) return undefined;
  const mail = {
    subject: `My onboarding plan is completed (${productName})`,
    body:
      missions === 1
        ? 'I have completed the one mission of my onboarding plan.'
        : `I have completed all ${missions} missions of my onboarding plan.`,
  };
  const { name, link } = contact;
  return { text: `Tell ${name}`, name, link: mailTo(link, mail) };
}
