import type { ReactNode } from 'react';
import { signInFailureWords } from '#components/words/en/signInFailures.ts';
import { signInFailure } from '#features/session/failures.ts';
import { type Answer, type Fault, outcomeOf } from '#mocks/identity-toolkit/index.ts';
import * as css from './ErrorLab.css.ts';

export function Quotation({ children }: { children: string }) {
  return <code className={css.code}>{children}</code>;
}

/** What the portal tells a user whose sign-in meets the fault. */
export function sentenceTo({ outcome }: Fault): string {
  if (outcome === 'signsIn') return 'nothing';
  // The SDK's own limit ends once the headers arrive. The portal's limit covers the body, too.
  if (outcome === 'waits') return signInFailureWords.failures.noConnection.message;
  const code = outcome === 'exception' ? undefined : outcome;
  return signInFailure({ code }).message;
}

export function answerInWords(answer: Answer): ReactNode {
  switch (answer.kind) {
    case 'json':
      return <Quotation>{outcomeOf(answer).message ?? shortened(answer.body)}</Quotation>;
    case 'text':
      return answer.text === '' ? 'an empty body' : <Quotation>{answer.text}</Quotation>;
    case 'lost':
      return 'no connection';
    case 'silent':
      return 'nothing';
    case 'stalled':
      return 'headers alone';
    case 'slow':
      return `the usual, ${answer.milliseconds / 1000} s late`;
  }
}

/** The body, or just the names of its fields if it is too long. */
function shortened(body: object): string {
  const text = JSON.stringify(body);
  return text.length <= 48 ? text : `{ ${Object.keys(body).join(', ')} }`;
}
