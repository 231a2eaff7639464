import { checkFields, type FieldTypes } from './fields.ts';
import {
  type Answer,
  type Fields,
  invalidArgument,
  unparseable,
  wrongContentType,
} from './wire.ts';

export type Payload =
  | { readonly kind: 'read'; readonly names: readonly string[]; readonly fields: Fields }
  | { readonly kind: 'refused'; readonly answer: Answer };

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** Undefined where the service takes it. */
export function contentTypeFault(request: Request, takesForm: boolean): Answer | undefined {
  const contentType = request.headers.get('content-type') ?? '';
  const mediaType = contentType.split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType === json || (takesForm && mediaType === form)) return undefined;
  return wrongContentType(contentType);
}

export async function readPayload(request: Request, types: FieldTypes): Promise<Payload> {
  const text = await request.text().catch(() => undefined);
  if (text === undefined) return refused({ kind: 'lost' });
  const isForm = request.headers.get('content-type')?.toLowerCase().startsWith(form);
  const body = isForm ? Object.fromEntries(new URLSearchParams(text)) : parse(text);
  if (body instanceof SyntaxError) return refused(unparseable(body.message));
  if (Array.isArray(body)) return refused(invalidArgument(' must be object'));
  // The service takes `grant_type` and `grantType` alike.
  const entries = Object.entries(body).map(([name, value]) => [camelCase(name), value] as const);
  const checked = checkFields(entries, types);
  return checked.kind === 'invalid'
    ? refused(invalidArgument(checked.detail))
    : { kind: 'read', names: Object.keys(body), fields: checked.fields };
}

/** The service takes an empty body for `{}`, and nothing that is neither an object nor a list. */
function parse(text: string): object | SyntaxError {
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
    return new SyntaxError(`${typeof value} is not valid JSON here`);
  } catch (error) {
    return error instanceof SyntaxError ? error : new SyntaxError(String(error));
  }
}

function refused(answer: Answer): Payload {
  return { kind: 'refused', answer };
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
