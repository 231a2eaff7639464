import { expect, it } from 'vitest';
import { askLinkOf, type People, personsOf, tellLinkOf } from './people.ts';

const ida = { name: 'Ida Holm', link: 'mailto:ida.holm@example.com' };
const ruth = { name: 'Ruth Adeyemi' };
const team = { name: 'The people team', link: 'mailto:people@example.com' };

it.each<[People, string[]]>([
  [{}, []],
  [{ contact: team }, []],
  [{ buddy: ida }, ['Your buddy: Ida Holm mailto:ida.holm@example.com']],
  [{ manager: ruth }, ['Your manager: Ruth Adeyemi']],
  [
    { buddy: ruth, manager: ida },
    ['Your buddy: Ruth Adeyemi', 'Your manager: Ida Holm mailto:ida.holm@example.com'],
  ],
])('of %o, the portal shows %o', (people, lines) => {
  const shown = personsOf(people).map(({ label, name, link }) =>
    [label, name, link].filter(Boolean).join(' '),
  );
  expect(shown).toEqual(lines);
});

const to = (address: string, subject: string) => `${address}?subject=${subject}`;
const aboutGit = 'Question%20about%20%E2%80%9CGit%20%26%20SSH%E2%80%9D%20%28Waymark%29';

it.each<[People, string | undefined]>([
  [{}, undefined],
  [{ buddy: ruth, manager: ida }, undefined],
  [{ buddy: ida, contact: team }, `Ask about this mission, Ida Holm, ${to(ida.link, aboutGit)}`],
  [
    { buddy: ruth, contact: team },
    `Ask about this mission, The people team, ${to(team.link, aboutGit)}`,
  ],
  [{ contact: { ...team, link: undefined } }, undefined],
  [
    { buddy: { ...ida, link: 'https://chat.example.com/ida' }, contact: team },
    'Ask about this mission, Ida Holm, https://chat.example.com/ida',
  ],
  [
    { contact: { ...team, link: 'tel:+4712' } },
    'Call about this mission, The people team, tel:+4712',
  ],
])('with %o, a question about a mission goes to: %s', (people, expected) => {
  const asked = askLinkOf(people, 'Git & SSH');
  expect(asked && [asked.text, asked.name, asked.link].join(', ')).toBe(expected);
});

it('asks about a mission without a title, too', () => {
  expect(askLinkOf({ buddy: ida })?.link).toBe(
    to(
      ida.link,
      'Question%20about%20a%20mission%20that%20is%20not%20part%20of%20my%20plan%20%28Waymark%29',
    ),
  );
});

const subject = 'My%20onboarding%20plan%20is%20completed%20%28Waymark%29';

it.each<[People['contact'], number, string | undefined]>([
  [undefined, 22, undefined],
  [ruth, 22, undefined],
  [{ ...team, link: 'https://people.example.com' }, 22, undefined],
  [{ ...team, link: 'tel:+4712' }, 22, undefined],
  [
    team,
    22,
    `${to(team.link, subject)}&body=I%20have%20completed%20all%2022%20missions%20of%20my%20onboarding%20plan.`,
  ],
  [
    team,
    1,
    `${to(team.link, subject)}&body=I%20have%20completed%20the%20one%20mission%20of%20my%20onboarding%20plan.`,
  ],
])('%o is told of %i completed missions by: %s', (contact, missions, link) => {
  const told = tellLinkOf({ buddy: ida, contact }, missions);
  expect(told).toEqual(link && { text: 'Tell The people team', name: 'The people team', link });
});
