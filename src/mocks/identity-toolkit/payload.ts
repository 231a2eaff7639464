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

const jsonType = 'application/json';
const formType = 'application/x-www-form-urlencoded';

/** Undefined where the service takes it. */
export function contentTypeFault(request: Request, takesForm: boolean): Answer | undefined {
  const contentType = request.headers.get('content-type') ?? '';
  const mediaType = contentType.split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType === jsonType || (takesForm && mediaType === formType)) return undefined;
  return wrongContentType(contentType);
}

export async function readPayload(request: Request, types: FieldTypes): Promise<Payload> {
  const text = await request.text().catch(() => undefined);
  if (text === undefined) return refused({ kind: 'lost' });
  const isForm = request.headers.get('content-type')?.toLowerCase().startsWith(formType);
  const body = isForm ? readForm(text) : parse(text);
  if (body === undefined) return refused(unparseable());
  if (Array.isArray(body)) return refused(invalidArgument(' must be object'));
  const entries = Object.entries(body).map(([name, value]) => [camelCase(name), value] as const);
  const names = Object.keys(body).filter((name) => Object.hasOwn(types, camelCase(name)));
  const checked = checkFields(entries, types);
  return checked.kind === 'invalid'
    ? refused(invalidArgument(checked.detail))
    : { kind: 'read', names, fields: checked.fields };
}

/** The service takes an empty body for `{}`, and nothing that is neither an object nor a list. */
function parse(text: string): object | undefined {
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function refused(answer: Answer): Payload {
  return { kind: 'refused', answer };
}

/** A field that comes twice is a list. */
function readForm(text: string): Record<string, unknown> {
  const form = new URLSearchParams(text);
  const valueOf = (values: readonly string[]) => (values.length > 1 ? values : values[0]);
  return Object.fromEntries([...form.keys()].map((name) => [name, valueOf(form.getAll(name))]));
}

/** The service takes `grant_type`, `grantType` and `Grant type` alike. */
function camelCase(name: string): string {
  const words = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
  return words
    .map((word) => word.toLowerCase())
    .map((word, index) => (index === 0 ? word : word[0]?.toUpperCase() + word.slice(1)))
    .join('');
}
