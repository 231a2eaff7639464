import type { Fields } from './wire.ts';

/** An array names the values that are allowed. */
type FieldType = 'text' | 'boolean' | 'texts' | 'list' | readonly string[];

export type FieldTypes = Readonly<Record<string, FieldType>>;

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
  if (typeof value !== 'number' || type === 'boolean') return value;
  return Array.isArray(type) ? (type[value] ?? value) : String(value);
}

function unmetDemand(type: FieldType, value: unknown): string | undefined {
  switch (type) {
    case 'text':
      return typeof value === 'string' ? undefined : ' must be string';
    case 'boolean':
      return typeof value === 'boolean' ? undefined : ' must be boolean';
    case 'texts':
    case 'list': {
      if (!Array.isArray(value)) return ' must be array';
      const wrong = type === 'list' ? -1 : value.findIndex((each) => typeof each !== 'string');
      return wrong < 0 ? undefined : `/${wrong} must be string`;
    }
    default:
      return type.some((allowed) => allowed === value) ? undefined : ` ${oneOf}`;
  }
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
