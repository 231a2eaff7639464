export type ServiceResponse =
  | { readonly kind: 'json'; readonly status: number; readonly body: object }
  /** A page. */
  | { readonly kind: 'text'; readonly status: number; readonly text: string }
  /** The connection fails: `fetch` rejects. */
  | { readonly kind: 'lost' }
  /** Nothing ever arrives. */
  | { readonly kind: 'silent' }
  /** The headers arrive, the body never does. */
  | { readonly kind: 'stalled' }
  /** The response is late. Without `response`, it is the usual one. */
  | { readonly kind: 'slow'; readonly milliseconds: number; readonly response?: ServiceResponse };

export function success(body: object): ServiceResponse {
  return { kind: 'json', status: 200, body };
}

/** An ordinary refusal by the service. The SDK derives its error code from `message` alone. */
export function refusal(message: string, status = 400): ServiceResponse {
  return failure(status, message, 'invalid');
}

/** A refusal by Google's front end, which adds the `name` of its status. */
export function failure(
  code: number,
  message: string,
  reason: string,
  name?: string,
): ServiceResponse {
  const errors = [{ message, reason, domain: 'global' }];
  return { kind: 'json', status: code, body: { error: { code, message, errors, status: name } } };
}

/** The SDK turns this into the code `auth/not-implemented-in-mock`, with the sentence as its message. */
export function notImplemented(call: string): ServiceResponse {
  const message = `NOT_IMPLEMENTED_IN_MOCK : This mock does not answer ${call}.`;
  return failure(501, message, 'unimplemented', 'NOT_IMPLEMENTED');
}

/** The part of a response that the call log shows. */
export function outcomeOf(response: ServiceResponse): {
  status: number;
  message?: string | undefined;
} {
  switch (response.kind) {
    case 'json': {
      const { error }: { error?: { message?: string } } = response.body;
      return { status: response.status, message: error?.message };
    }
    case 'text':
      return { status: response.status };
    case 'slow':
      return response.response === undefined ? { status: 0 } : outcomeOf(response.response);
    default:
      return { status: 0 };
  }
}
