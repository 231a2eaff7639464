import type { SignInFailure } from '../../src/features/session/authClient.ts';
import { failureOf } from '../../src/features/session/firebase/failureOf.ts';
import { signInFailures } from '../../src/features/session/signInFailures.ts';
import { inWords, type Words } from '../../src/mocks/errorWords.ts';
import { addressOf, type Fault, faults } from '../../src/mocks/identity-toolkit/index.ts';

/** What stands above it is written by hand. */
const mark =
  '<!-- From here on written by "npm run docs:errors", from the tables of the mock and of the portal. -->';

const head = [
  'Row and cause',
  'Server says',
  'Status',
  'Client code',
  'The portal says',
  'Ends the session',
  'Address',
];

/** `docs/auth-error-codes.md`, its tables written anew. */
export function withTables(page: string): string {
  const groups = [...new Set(faults.map(({ group }) => group))];
  const tables = groups.map((group) => {
    const rows = faults.filter((fault) => fault.group === group).map(cellsOf);
    const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
    return `## ${group}\n\n${lines.join('\n')}`;
  });
  const [byHand = ''] = page.split(mark);
  return `${[byHand + mark, ...tables].join('\n\n')}\n`;
}

/** What the portal makes of a sign-in that meets the fault; undefined where it signs in. */
function failureBy({ outcome }: Fault): SignInFailure | undefined {
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
  const { server, status = '–', code: clientCode, endsSession } = inWords(row);
  return [
    `${code(row.id)}<br>${escaped(row.cause)}`,
    cell(server),
    String(status),
    cell(clientCode),
    escaped(sentenceTo(row) ?? '–'),
    endsSession,
    code(addressOf(row)),
  ];
}

const cell = ({ text, isQuote }: Words) => (isQuote ? code(text) : escaped(text));

const code = (text: string) => `\`${text}\``;

const escaped = (text: string) => text.replaceAll(/[\\`*_{}[\]<>|]/g, '\\$&');
