import { failureOf } from '../../src/features/session/firebase/failureOf.ts';
import type { SignInFailure } from '../../src/features/session/identity.ts';
import { signInFailures } from '../../src/features/session/signInFailures.ts';
import {
  answerInWords,
  codeInWords,
  groupTitles,
  sessionFates,
  statusOf,
  type Words,
} from '../../src/mocks/errorWords.ts';
import { addressOf, type Fault, faults } from '../../src/mocks/identity-toolkit/index.ts';

const introduction = `# Auth error codes

<!-- Written by "npm run docs:errors" from the tables of the mock and of the portal. Change those, not this page. -->

Everything that a sign-in can end with, and what the portal says to it. The mocked identity service
answers each row as the real one does; a test makes the real Firebase SDK meet every row in a real
browser (\`npm run test:browser\`).

## Meet one

- **In the demo and in every story:** sign in with the row's address and any password. The address is
  the code without \`auth/\`, so a code that is not listed here works too:
  \`anything-new@error.waymark.test\`.
- **At another moment than the sign-in,** such as the next lookup or refresh: the mock panel of the
  demo lets you pick the next answer.
- **In a test:** \`service.answerNext('USER_DISABLED', 'token')\`. The next call of that kind meets the
  fault.
- **In the error lab:** \`npm run storybook\`, then *Error lab*. Each row has a link, with a delay in
  milliseconds if you like:
  \`/?path=/story/error-lab--any-answer&args=fault:USER_DISABLED;delay:2000\`

The capitals in the first column are the name of the row. *Ends the session* says what happens to a
signed-in person when refreshing the token meets it: the SDK signs out by itself, or only reports the
code and leaves it to the app.
`;

const head = [
  'Row and cause',
  'Server says',
  'Status',
  'Client code',
  'The portal says',
  'Ends the session',
  'Address',
];

/** The text of `docs/auth-error-codes.md`. */
export function authErrorCodesPage(rows: readonly Fault[] = faults): string {
  const groups = [...new Set(rows.map(({ group }) => group))];
  const tables = groups.map((group) => {
    const lines = rows.filter((row) => row.group === group).map((row) => line(cellsOf(row)));
    return [`## ${groupTitles[group]}\n`, line(head), line(head.map(() => '---')), ...lines].join(
      '\n',
    );
  });
  return `${[introduction.trimEnd(), ...tables].join('\n\n')}\n`;
}

/** What the portal makes of a sign-in that meets the fault; undefined where it signs in. */
export function failureBy({ outcome }: Fault): SignInFailure | undefined {
  switch (outcome) {
    case 'signsIn':
      return undefined;
    case 'waits':
      // The SDK's limit ends with the headers; the portal's holds for the whole of an answer.
      return 'noConnection';
    case 'exception':
      return failureOf(undefined);
    default:
      return failureOf(outcome);
  }
}

export function sentenceTo(fault: Fault): string | undefined {
  const failure = failureBy(fault);
  return failure && signInFailures[failure].sentence;
}

function cellsOf(row: Fault): string[] {
  return [
    `${code(row.id)}<br>${escaped(row.cause)}`,
    inWords(answerInWords(row.answer)),
    String(statusOf(row.answer) ?? '–'),
    inWords(codeInWords(row.outcome)),
    escaped(sentenceTo(row) ?? '–'),
    sessionFates[row.session],
    code(addressOf(row)),
  ];
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const inWords = ({ text, isQuote }: Words) => (isQuote ? code(text) : escaped(text));

/** A code span shows everything to the letter; only the pipe would end the cell. */
function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const gap = longest > 0 ? ' ' : '';
  return `${fence}${gap}${text.replaceAll('|', '\\|')}${gap}${fence}`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>|]/g, '\\$&');
}
