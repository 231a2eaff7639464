import type { Fields } from './wire.ts';

/** A list names the values that are allowed. */
type FieldType = 'text' | 'boolean' | readonly string[];

export type FieldTypes = Readonly<Record<string, FieldType>>;

export type CheckedFields =
  | { readonly kind: 'valid'; readonly fields: Fields }
  | { readonly kind: 'invalid'; readonly detail: string };

const oneOf = 'must be equal to one of the allowed values';

/** Holds fields against their types. Fields that the service does not know are none of its business. */
export function checkFields(
  entries: Iterable<readonly [string, unknown]>,
  types: FieldTypes,
): CheckedFields {
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, given] of entries) {
    const type = Object.hasOwn(types, name) ? types[name] : undefined;
    // The service takes a number for a text.
    const value = typeof given === 'number' && type !== 'boolean' ? String(given) : given;
    const demand = type === undefined ? undefined : unmetDemand(type, value);
    if (demand !== undefined) return { kind: 'invalid', detail: `/${name} ${demand}` };
    fields[name] = value;
  }
  return { kind: 'valid', fields };
}

function unmetDemand(type: FieldType, value: unknown): string | undefined {
  if (type === 'boolean') return typeof value === 'boolean' ? undefined : 'must be boolean';
  if (typeof value !== 'string') return 'must be string';
  return type === 'text' || type.includes(value) ? undefined : oneOf;
}

/** Unlike a field of the body, one of the address is not named in the answer. */
export function checkQuery(query: URLSearchParams, types: FieldTypes): CheckedFields {
  const checked = checkFields(query, types);
  return checked.kind === 'invalid' ? { kind: 'invalid', detail: ` ${oneOf}` } : checked;
}

export function textField(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}
