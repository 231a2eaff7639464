export type Answer =
  | { readonly kind: 'json'; readonly status: number; readonly body: object }
  /** A page. */
  | { readonly kind: 'text'; readonly status: number; readonly text: string }
  /** The connection fails: `fetch` rejects. */
  | { readonly kind: 'lost' }
  /** Nothing ever arrives. */
  | { readonly kind: 'silent' }
  /** The headers arrive, the body never does. */
  | { readonly kind: 'stalled' }
  /** The answer is late. Without `answer`, it is the usual one. */
  | { readonly kind: 'slow'; readonly milliseconds: number; readonly answer?: Answer };

export function success(body: object): Answer {
  return { kind: 'json', status: 200, body };
}

/** An ordinary refusal by the service. The SDK derives its error code from `message` alone. */
export function refusal(message: string, status = 400): Answer {
  return failure(status, message, 'invalid');
}

/** A refusal by Google's front end, which adds the `name` of its status. */
export function failure(code: number, message: string, reason: string, name?: string): Answer {
  const errors = [{ message, reason, domain: 'global' }];
  return { kind: 'json', status: code, body: { error: { code, message, errors, status: name } } };
}

/** The SDK turns this into the code `auth/not-implemented-in-mock`, with the sentence as its message. */
export function notImplemented(call: string): Answer {
  const message = `NOT_IMPLEMENTED_IN_MOCK : This mock does not answer ${call}.`;
  return failure(501, message, 'unimplemented', 'NOT_IMPLEMENTED');
}

/** What the journal shows of an answer. */
export function outcomeOf(answer: Answer): { status: number; message?: string | undefined } {
  switch (answer.kind) {
    case 'json': {
      const { error }: { error?: { message?: string } } = answer.body;
      return { status: answer.status, message: error?.message };
    }
    case 'text':
      return { status: answer.status };
    case 'slow':
      return answer.answer === undefined ? { status: 0 } : outcomeOf(answer.answer);
    default:
      return { status: 0 };
  }
}
