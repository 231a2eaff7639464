import type { ReactNode } from 'react';
import { type Answer, outcomeOf } from '#mocks/identity-toolkit/index.ts';
import * as css from './ErrorLab.css.ts';

export function Quotation({ children }: { children: string }) {
  return <code className={css.code}>{children}</code>;
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
