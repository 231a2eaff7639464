import { expect, it, vi } from 'vitest';
import { readPasswordResetLink } from '#features/session/passwordReset/readPasswordResetLink.ts';
import { unescapeLink } from '#features/unescapeLink.ts';
import { readSelection } from '../portal/selection.ts';

async function openPage(path: string) {
  window.history.replaceState(null, '', path);
  vi.resetModules();
  await import('./bootstrap.ts');
  window.bootstrap.finish();
}

const mission = 'milestone=team-lunch&mission=join-the-team-lunch';
const code = 'hDKGmLcmwJgNWNZTOV0sQe5N3GsVsCganHdSt79G5j4AAAGNE1WdFA';
const password = `mode=resetPassword&oobCode=${code}&apiKey=AIzaSyAThTZvE3UaSio6WOSoYYeg&lang=de`;

const escaped = encodeURIComponent;
const quoted = (link: string) => link.replaceAll('=', '=3D');
/** Inserts a text into each value. */
const broken = (link: string, text: string) => link.replaceAll(/(?<==(?:3D)?[\w-]{4})/g, text);

/** Links as email programs, filters, and chats change them. */
const traces: Readonly<Record<string, (link: string) => string>> = {
  nothing: (link) => link,
  escapes: escaped,
  'escapes twice': (link) => escaped(escaped(link)),
  'quoted-printable': quoted,
  'quoted-printable, escaped': (link) => escaped(quoted(link)),
  'quoted-printable with soft breaks': (link) => broken(quoted(link), '=\r\n'),
  'a line break behind each `=`': (link) => link.replaceAll('=', '=%0A'),
  'a line break before each `&`': (link) => link.replaceAll('&', '%0D%0A&'),
  'spaces within all values but the last': (link) =>
    link.replaceAll(/(?<==[\w-]{4})(?=.*=)/g, '%20'),
  'characters that are not seen': (link) => broken(link, '%E2%80%8B%C2%AD\u2060'),
  '`&amp;`': (link) => link.replaceAll('&', '&amp;'),
};

it.each(Object.entries(traces))('links of an email are read without %s', async (_, trace) => {
  await openPage(`/home?${trace(mission)}`);
  expect(readSelection(window.location.search)).toEqual({
    milestoneId: 'team-lunch',
    missionId: 'join-the-team-lunch',
  });
  for (const path of ['/login?', '/login%3F', '/login%253f']) {
    await openPage(path + trace(password));
    expect(readPasswordResetLink(unescapeLink(window.bootstrap.passwordResetLink ?? ''))).toBe(
      code,
    );
    expect(window.bootstrap.language).toBe('de');
    expect(window.location.href).toBe(`${window.location.origin}/login`);
  }
});

it('a code that begins as quoted-printable does stays', () => {
  const link = 'mode=resetPassword&oobCode=3Dx1&lang=de';
  expect(readPasswordResetLink(unescapeLink(link))).toBe('3Dx1');
});

it('a mission whose name begins as quoted-printable does stays', () => {
  expect(readSelection('?mission=3d-printer').missionId).toBe('3d-printer');
});
