export type IdentityCall =
  | 'signInWithPassword'
  | 'lookup'
  | 'delete'
  | 'token'
  | 'passwordPolicy'
  | 'recaptchaConfig';

/** What a call carried, with its keys in camel case. */
export type Fields = Readonly<Record<string, unknown>>;

export type Answer =
  | { readonly kind: 'answered'; readonly status: number; readonly body: object }
  | { readonly kind: 'dropped' };

interface ErrorBody {
  readonly error: {
    readonly code: number;
    readonly message: string;
    readonly errors: readonly ErrorItem[];
    readonly status?: string;
  };
}

interface ErrorItem {
  readonly message: string;
  readonly reason: string;
  readonly domain?: 'global';
}

export function success(body: object): Answer {
  return { kind: 'answered', status: 200, body };
}

/** The service's ordinary "no": the SDK derives its error code from `message` alone. */
export function refusal(message: string, status = 400): Answer {
  return errorAnswer(status, { message, reason: 'invalid', domain: 'global' });
}

export function malformed(detail: string): Answer {
  const message = `Invalid JSON payload received. ${detail}`;
  return errorAnswer(400, { message, reason: 'parseError', domain: 'global' }, 'INVALID_ARGUMENT');
}

export function missingApiKey(): Answer {
  const message = 'The request is missing a valid API key.';
  return errorAnswer(403, { message, reason: 'forbidden', domain: 'global' }, 'PERMISSION_DENIED');
}

export function notImplemented(call: string): Answer {
  const message = `${call} is not implemented in the Identity Toolkit mock.`;
  return errorAnswer(501, { message, reason: 'unimplemented' }, 'NOT_IMPLEMENTED');
}

/** Unlike every other "no", this one carries no `error` object. */
export function methodNotAllowed(method: string, path: string): Answer {
  return {
    kind: 'answered',
    status: 405,
    body: { message: `Method ${method} not allowed for ${path}` },
  };
}

function errorAnswer(code: number, item: ErrorItem, status?: string): Answer {
  const body: ErrorBody = {
    error: {
      code,
      message: item.message,
      errors: [item],
      ...(status === undefined ? {} : { status }),
    },
  };
  return { kind: 'answered', status: code, body };
}

/** Numbers are accepted where the service wants text; anything else counts as absent. */
export function textField(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}
