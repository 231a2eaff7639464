import type { Fields } from './wire.ts';

/** An array names the values that are allowed. */
type FieldType = 'text' | 'boolean' | 'texts' | readonly string[] | { readonly listOf: FieldTypes };

export interface FieldTypes {
  readonly [name: string]: FieldType;
}

export type CheckedFields =
  | { readonly kind: 'valid'; readonly fields: Fields }
  | { readonly kind: 'invalid'; readonly detail: string };

const oneOf = 'must be equal to one of the allowed values';

/**
 * Holds fields against their types, in the order of their names. Fields that the service does not
 * know are none of its business.
 */
export function checkFields(
  entries: Iterable<readonly [string, unknown]>,
  types: FieldTypes,
): CheckedFields {
  const fields = new Map(entries);
  for (const name of Object.keys(types).toSorted()) {
    const type = types[name];
    if (type === undefined || !fields.has(name)) continue;
    const value = coerced(type, fields.get(name));
    const demand = unmetDemand(type, value);
    if (demand !== undefined) return { kind: 'invalid', detail: `/${name}${demand}` };
    fields.set(name, value);
  }
  return { kind: 'valid', fields };
}

/** The service takes a number for a text, and for the value that stands at its place in a list. */
function coerced(type: FieldType, value: unknown): unknown {
  if (type === 'texts' && Array.isArray(value)) return value.map((each) => coerced('text', each));
  if (typeof value !== 'number') return value;
  if (type === 'text') return String(value);
  return isChoice(type) ? (type[value] ?? String(value)) : value;
}

/** Begins with the place in the field, where that is a list. */
function unmetDemand(type: FieldType, value: unknown): string | undefined {
  if (type === 'boolean') return typeof value === 'boolean' ? undefined : ' must be boolean';
  if (type === 'text' || isChoice(type)) {
    if (typeof value !== 'string') return ' must be string';
    return type === 'text' || type.includes(value) ? undefined : ` ${oneOf}`;
  }
  if (!Array.isArray(value)) return ' must be array';
  for (const [index, each] of value.entries()) {
    const demand = type === 'texts' ? unmetDemand('text', each) : unmetShape(type.listOf, each);
    if (demand !== undefined) return `/${index}${demand}`;
  }
  return undefined;
}

function unmetShape(types: FieldTypes, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ' must be object';
  const checked = checkFields(Object.entries(value), types);
  return checked.kind === 'invalid' ? checked.detail : undefined;
}

function isChoice(type: FieldType): type is readonly string[] {
  return Array.isArray(type);
}

/** Unlike a field of the body, one of the address is not named in the answer. */
export function checkQuery(query: URLSearchParams, types: FieldTypes): CheckedFields {
  const checked = checkFields(query, types);
  return checked.kind === 'invalid' ? { kind: 'invalid', detail: ` ${oneOf}` } : checked;
}

export function textField(fields: Fields, name: string): string | undefined {
  const value = fields.get(name);
  return typeof value === 'string' ? value : undefined;
}
