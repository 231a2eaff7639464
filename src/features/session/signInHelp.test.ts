import { expect, it } from 'vitest';
import { withSubject } from './signInHelp.ts';

const people = { name: 'The people team', link: 'mailto:people@example.com' };

it.each([
  ['maya+1@example.com', 'Waymark%3A%20signing%20in%20as%20maya%2B1%40example.com'],
  ['', 'Waymark%3A%20signing%20in'],
])('the mail to the contact names the portal and the address "%s"', (email, subject) => {
  expect(withSubject(people, email)).toEqual({
    name: people.name,
    link: `${people.link}?subject=${subject}`,
  });
});

it.each(['https://chat.example.com/people', undefined])(
  'a contact with the link %s stays',
  (link) => {
    expect(withSubject({ name: 'HR', link }, 'maya@example.com')).toEqual({ name: 'HR', link });
  },
);
