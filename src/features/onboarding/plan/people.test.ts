import { expect, it } from 'vitest';
import { productName } from '#components/theme/brand.ts';
import { portalWords } from '#components/words/en/portal.ts';
import { askLinkOf, completionLinkOf, type People, personsOf } from './people.ts';

const words = portalWords.people;

const ida = { name: 'Ida Holm', link: 'mailto:ida.holm@example.com' };
const ruth = { name: 'Ruth Adeyemi' };
const team = { name: 'HR', link: 'mailto:people@example.com' };

it('shows buddy and manager, as far as the account has them', () => {
  expect(personsOf({ contact: team })).toEqual([]);
  expect(personsOf({ manager: ruth, buddy: ida })).toEqual([
    { role: 'buddy', ...ida },
    { role: 'manager', ...ruth },
  ]);
});

const to = (address: string, subject: string) => `${address}?subject=${subject}`;
const sender = `%28${encodeURIComponent(productName)}%29`;
const aboutGit = `Question%20about%20%E2%80%9CGit%20%26%20SSH%E2%80%9D%20${sender}`;

const chat = 'https://chat.example.com/ida';

it.each<[People, string | undefined]>([
  [{ buddy: ruth, manager: ida }, undefined],
  [{ contact: ruth }, undefined],
  [{ buddy: ida, contact: team }, `ask, Ida Holm, ${to(ida.link, aboutGit)}`],
  [{ buddy: ruth, contact: team }, `ask, HR, ${to(team.link, aboutGit)}`],
  [{ buddy: { ...ida, link: chat } }, `ask, Ida Holm, ${chat}`],
  [{ buddy: { ...ida, link: 'tel:+47' } }, 'call, Ida Holm, tel:+47'],
])('with %o, a question about a mission goes to: %s', (people, expected) => {
  const asked = askLinkOf(people, words, 'Git & SSH');
  expect(asked && [asked.kind, asked.name, asked.link].join(', ')).toBe(expected);
});

it('asks about a mission without a title, too', () => {
  const about = `Question%20about%20a%20mission%20that%20is%20not%20part%20of%20my%20plan%20${sender}`;
  expect(askLinkOf({ buddy: ida }, words)?.link).toBe(to(ida.link, about));
});

const subject = `I%20have%20completed%20my%20onboarding%20plan%20${sender}`;

it.each([
  [22, 'I%20have%20completed%20all%2022%20missions%20in%20my%20onboarding%20plan.'],
  [1, 'I%20have%20completed%20the%20one%20mission%20in%20my%20onboarding%20plan.'],
])('the contact is told of %i completed missions', (missions, body) => {
  expect(completionLinkOf({ buddy: ida, contact: team }, words, missions)).toEqual({
    name: 'HR',
    link: `${to(team.link, subject)}&body=${body}`,
  });
});

it.each([undefined, ruth, { ...team, link: chat }])('nobody is told by %o', (contact) => {
  expect(completionLinkOf({ buddy: ida, contact }, words, 22)).toBeUndefined();
});
