export const identityCalls = [
  'signInWithPassword',
  'lookup',
  'delete',
  'token',
  'passwordPolicy',
  'recaptchaConfig',
] as const;

export type IdentityCall = (typeof identityCalls)[number];

/** What a call carried, with its keys in camel case. */
export type Fields = ReadonlyMap<string, unknown>;

export type Answer =
  | { readonly kind: 'json'; readonly status: number; readonly body: object }
  | {
      readonly kind: 'text';
      readonly status: number;
      readonly contentType: string;
      readonly text: string;
    }
  /** The connection fails: `fetch` rejects. */
  | { readonly kind: 'lost' }
  /** The headers and a part of the body arrive, then the connection fails. */
  | { readonly kind: 'cut' }
  /** Nothing ever arrives. */
  | { readonly kind: 'silent' }
  /** The headers arrive, the body never does. */
  | { readonly kind: 'stalled' }
  /** Without an answer of its own, what the service would answer anyway: late. */
  | { readonly kind: 'slow'; readonly milliseconds: number; readonly answer?: Answer };

interface ErrorItem {
  readonly message: string;
  readonly reason: string;
  readonly domain?: 'global';
}

export function success(body: object): Answer {
  return { kind: 'json', status: 200, body };
}

/** The service's ordinary "no": the SDK derives its error code from `message` alone. */
export function refusal(message: string, status = 400): Answer {
  return errorAnswer(status, { message, reason: 'invalid', domain: 'global' });
}

/** The real service quotes from the body here, which may be a password. */
export function unparseable(): Answer {
  const message = invalidPayload('The body is not JSON.');
  return errorAnswer(400, { message, reason: 'parseError', domain: 'global' }, 'INVALID_ARGUMENT');
}

export function invalidArgument(detail: string): Answer {
  const message = invalidPayload(detail);
  return errorAnswer(400, { message, reason: 'invalid', domain: 'global' }, 'INVALID_ARGUMENT');
}

function invalidPayload(detail: string): string {
  return `Invalid JSON payload received. ${detail}`;
}

export function wrongContentType(contentType: string): Answer {
  return errorAnswer(400, { message: `Invalid content-type: ${contentType}`, reason: 'unknown' });
}

export function missingApiKey(): Answer {
  return forbidden('The request is missing a valid API key.');
}

export function refusedApiKey(): Answer {
  const message = 'API key not valid. Please pass a valid API key.';
  return errorAnswer(400, { message, reason: 'badRequest', domain: 'global' }, 'INVALID_ARGUMENT');
}

export function forbidden(message: string): Answer {
  return errorAnswer(403, { message, reason: 'forbidden', domain: 'global' }, 'PERMISSION_DENIED');
}

export function serverFailure(message: string, status: 500 | 503, name: string): Answer {
  return errorAnswer(status, { message, reason: 'backendError', domain: 'global' }, name);
}

/** The SDK makes `auth/not-implemented-in-mock` of it, and shows the sentence. */
export function notImplemented(call: string): Answer {
  const message = `NOT_IMPLEMENTED_IN_MOCK : This mock does not answer ${call}.`;
  return errorAnswer(501, { message, reason: 'unimplemented' }, 'NOT_IMPLEMENTED');
}

/** Unlike every other "no", this one carries no `error` object. */
export function methodNotAllowed(method: string, address: string): Answer {
  return {
    kind: 'json',
    status: 405,
    body: { message: `Method ${method} not allowed for ${address}` },
  };
}

function errorAnswer(code: number, item: ErrorItem, status?: string): Answer {
  const { message } = item;
  const error = { code, message, errors: [item], ...(status !== undefined && { status }) };
  return { kind: 'json', status: code, body: { error } };
}

/** What a journal shows of it; status 0 where no answer arrives. */
export function outcomeOf(answer: Answer): { readonly status: number; readonly message?: string } {
  switch (answer.kind) {
    case 'json': {
      const message = messageOf(answer.body);
      return { status: answer.status, ...(message !== undefined && { message }) };
    }
    case 'text':
      return { status: answer.status };
    case 'slow':
      return answer.answer === undefined ? { status: 0 } : outcomeOf(answer.answer);
    default:
      return { status: 0 };
  }
}

function messageOf(body: object): string | undefined {
  const source = 'error' in body ? body.error : body;
  if (typeof source !== 'object' || source === null || !('message' in source)) return undefined;
  if (typeof source.message !== 'string') return undefined;
  // Of what a caller has sent, anything may be where it does not belong.
  return source.message.split('?', 1)[0]?.replace(/^(Invalid content-type):.*/s, '$1');
}
