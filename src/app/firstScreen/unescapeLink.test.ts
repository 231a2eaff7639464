import { expect, it } from 'vitest';
import { unescapeLink } from './unescapeLink.ts';

const portal = 'https://portal.example/';
const code = 'hDKGmLcmwJgNWNZTOV0sQe5N3GsVsCganHdSt79G5j4AAAGNE1WdFA';
const links = [
  `${portal}home?milestone=team-lunch&mission=join-the-team-lunch`,
  `${portal}home#progress=38-A1B2C3D4E5F.BADGE-1.JOIN-THE-TEAM-LUNCH`,
  `${portal}login?mode=resetPassword&oobCode=${code}&apiKey=AIzaSyAThTZvE3UaSio6WOSoYYeg&lang=de`,
];

const escaped = (link: string) => portal + encodeURIComponent(link.slice(portal.length));
const quoted = (link: string) => link.replaceAll('=', '=3D');
/** With a text within each value. */
const broken = (link: string, text: string) => link.replaceAll(/(?<==(?:3D)?[\w-]{4})/g, text);

/** What mail programs, filters and chats make of a link. */
const traces: Readonly<Record<string, (link: string) => string>> = {
  nothing: (link) => link,
  escapes: escaped,
  'escapes twice': (link) => escaped(escaped(link)),
  'escapes of `=` alone': (link) => link.replaceAll('=', '%3d'),
  'escapes of `?` and `#` alone': (link) => link.replace('?', '%3F').replace('#', '%23'),
  'quoted-printable': quoted,
  'quoted-printable, escaped': (link) => escaped(quoted(link)),
  'quoted-printable twice': (link) => quoted(quoted(link)),
  'quoted-printable with soft breaks': (link) => broken(quoted(link), '=\r\n'),
  'a soft break in a name': (link) => quoted(link).replace(/(?<=[?#&]\w{3})/, '=%0D%0A'),
  'soft breaks': (link) => broken(link, '=\r\n'),
  'soft breaks, escaped': (link) => broken(link, '=%0A'),
  'a line break behind each `=`': (link) => link.replaceAll('=', '=%0A'),
  'a space before each `&`': (link) => link.replaceAll('&', '%20&'),
  'a line break before each `&`': (link) => link.replaceAll('&', '%0D%0A&'),
  'spaces within all values but the last': (link) =>
    link.replaceAll(/(?<==[\w-]{4})(?=.*=)/g, '%20'),
  'characters that are not seen': (link) => broken(link, '%E2%80%8B%C2%AD\u2060'),
  '`&amp;`': (link) => link.replaceAll('&', '&amp;'),
  '`&amp;amp;`': (link) => link.replaceAll('&', '&amp;amp;'),
  '`&amp;`, escaped': (link) => link.replaceAll('&', '%26amp%3B'),
};

it.each(Object.entries(traces))('a link is read without %s', (_, trace) => {
  for (const link of links) expect(unescapeLink(trace(link))).toBe(link);
});

it.each([
  // It begins with what quoted-printable writes for an equals sign.
  `${portal}login?mode=resetPassword&oobCode=3Dx1&lang=de`,
  `${portal}home?mission=3d-printer`,
  // A text behind it.
  `${portal}login?oobCode=${code} Best, Ida`,
])('%s stays', (link) => {
  expect(unescapeLink(link)).toBe(link);
});
