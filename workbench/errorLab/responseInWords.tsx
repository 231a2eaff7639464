import type { ReactNode } from 'react';
import { outcomeOf, type ServiceResponse } from '#mocks/identity-toolkit/index.ts';
import * as css from './ErrorLab.css.ts';

export function Quotation({ children }: { children: string }) {
  return <code className={css.code}>{children}</code>;
}

export function responseInWords(response: ServiceResponse): ReactNode {
  switch (response.kind) {
    case 'json':
      return <Quotation>{outcomeOf(response).message ?? shortened(response.body)}</Quotation>;
    case 'text':
      return response.text === '' ? 'an empty body' : <Quotation>{response.text}</Quotation>;
    case 'lost':
      return 'no connection';
    case 'silent':
      return 'nothing';
    case 'stalled':
      return 'only the headers';
    case 'slow':
      return `the normal response, ${response.milliseconds / 1000} s late`;
  }
}

/** The body, or just the names of its fields if it is too long. */
function shortened(body: object): string {
  const text = JSON.stringify(body);
  return text.length <= 48 ? text : `{ ${Object.keys(body).join(', ')} }`;
}
