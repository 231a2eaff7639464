import { addDays, type CalendarDay } from '#features/onboarding/plan/days.ts';

/** The custom claims that the portal reads, as texts of a form. The text of a missing claim is empty. */
export interface ClaimTexts {
  plan: string;
  joinDate: string;
  buddy: string;
  buddyLink: string;
  manager: string;
  managerLink: string;
}

const personOf = (name: string, link: string) =>
  name.trim() ? { name: name.trim(), link: link.trim() || undefined } : undefined;

export const claimsOf = (texts: ClaimTexts) => ({
  plan: texts.plan || undefined,
  joinDate: texts.joinDate || undefined,
  buddy: personOf(texts.buddy, texts.buddyLink),
  manager: personOf(texts.manager, texts.managerLink),
});

/** @param customAttributes of an account of the mock */
export function claimTextsOf(customAttributes = '{}'): ClaimTexts {
  const { plan = '', joinDate = '', buddy, manager } = JSON.parse(customAttributes);
  return {
    plan,
    joinDate,
    buddy: buddy?.name ?? '',
    buddyLink: buddy?.link ?? '',
    manager: manager?.name ?? '',
    managerLink: manager?.link ?? '',
  };
}

/** First days by name. On a Monday, the next Monday is a week later. */
export const firstDays = (today: CalendarDay): Readonly<Record<string, string>> => ({
  Today: today,
  'Next Monday': addDays(today, (8 - new Date(today).getUTCDay()) % 7 || 7),
  'Two weeks ago': addDays(today, -14),
  None: '',
});
