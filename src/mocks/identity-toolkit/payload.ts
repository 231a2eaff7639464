import type { Fields } from './wire.ts';

export type Payload =
  | { readonly kind: 'read'; readonly names: readonly string[]; readonly fields: Fields }
  | { readonly kind: 'malformed'; readonly detail: string };

export async function readPayload(request: Request): Promise<Payload> {
  const text = await request.text();
  const contentType = request.headers.get('content-type') ?? '';
  if (contentType.includes('application/x-www-form-urlencoded')) {
    return read(Object.fromEntries(new URLSearchParams(text)));
  }
  if (text === '') return read({});
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return read({ ...value });
    }
    return { kind: 'malformed', detail: 'The body is not an object.' };
  } catch (error) {
    return { kind: 'malformed', detail: error instanceof Error ? error.message : '' };
  }
}

/** The service takes `grant_type` and `grantType` alike. */
function read(values: Fields): Payload {
  const fields = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [camelCase(name), value]),
  );
  return { kind: 'read', names: Object.keys(values), fields };
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
