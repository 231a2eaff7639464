export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

export type JsonObject = { readonly [name: string]: Json };

/** What one step of a case showed. */
export type Observation = JsonObject & { readonly did: string };

export type Transcript = readonly Observation[];

/** Without what no two runs have in common. */
export function normalized(value: unknown, sentRefreshToken?: string): Json {
  return walk(withoutParserWords(toJson(value)), (name, found) => {
    if (typeof found === 'string' && isRefreshToken(name)) {
      return found === sentRefreshToken ? '<the refresh token sent>' : '<refresh token>';
    }
    return placeholder(name, found);
  });
}

/** The claims of an ID token. */
export function normalizedClaims(claims: unknown): Json {
  const { iat, exp, auth_time, ...others } = toJson(claims) as Record<string, Json>;
  const lifetime = typeof iat === 'number' && typeof exp === 'number' ? exp - iat : null;
  return {
    ...others,
    iat: wholeSeconds(iat),
    auth_time: wholeSeconds(auth_time),
    exp: lifetime === null ? (exp ?? null) : `<iat + ${lifetime}>`,
  };
}

/** What a JSON parser says depends on the version of Node. */
function withoutParserWords(body: Json): Json {
  const text = JSON.stringify(body);
  if (!text.includes('"reason":"parseError"')) return body;
  return toJson(
    JSON.parse(text, (name, value) =>
      name === 'message' ? String(value).replace(/(payload received\. ).*/s, '$1<reason>') : value,
    ),
  );
}

type Replace = (name: string, value: Json) => Json;

function walk(value: Json, replace: Replace): Json {
  if (Array.isArray(value)) return value.map((item: Json) => walk(item, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      // Shown by the emulator alone; a case of its own tells that they are not shown.
      .filter(([name]) => name !== 'passwordHash' && name !== 'salt')
      .map(([name, item]) => [name, walk(replace(name, item), replace)]),
  );
}

function isRefreshToken(name: string): boolean {
  return name === 'refreshToken' || name === 'refresh_token';
}

function placeholder(name: string, value: Json): Json {
  switch (name) {
    case 'idToken':
    case 'id_token':
    case 'access_token':
      return typeof value === 'string' ? idToken(value) : value;
    case 'createdAt':
    case 'lastLoginAt':
      return typeof value === 'string' && /^\d{13}$/.test(value) ? '<milliseconds>' : value;
    case 'passwordUpdatedAt':
      return typeof value === 'number' ? '<milliseconds as a number>' : value;
    case 'validSince':
      return typeof value === 'string' && /^\d{10}$/.test(value) ? '<seconds>' : value;
    case 'lastRefreshAt':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? '<ISO date>' : value;
    case 'message':
      return typeof value === 'string' ? withoutHost(value) : value;
    default:
      return value;
  }
}

/** The service is at its own host or under a path of the emulator's. */
function withoutHost(text: string): string {
  return text.replace(/ \/(?:identitytoolkit|securetoken)\.googleapis\.com\//, ' /');
}

function idToken(token: string): Json {
  const [header, payload, signature] = token.split('.');
  return {
    header: readPart(header),
    claims: normalizedClaims(readPart(payload)),
    signature: signature ?? null,
  };
}

function readPart(part: string | undefined): Json {
  return toJson(JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8')));
}

function wholeSeconds(value: Json | undefined): Json {
  return typeof value === 'number' && Number.isInteger(value) ? '<seconds>' : (value ?? null);
}

function toJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null)) as Json;
}
