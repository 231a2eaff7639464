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
export function normalized(body: unknown, sentRefreshToken?: string): Json {
  return JSON.parse(JSON.stringify(body), (name, value: Json) => {
    switch (name) {
      case 'passwordHash':
      case 'salt':
        // Shown by the emulator alone; a case of its own tells that they are not shown.
        return undefined;
      case 'refreshToken':
      case 'refresh_token':
        return value === sentRefreshToken ? '<the refresh token sent>' : '<refresh token>';
      case 'idToken':
      case 'id_token':
      case 'access_token':
        return typeof value === 'string' ? idToken(value) : value;
      case 'passwordUpdatedAt':
        return typeof value === 'number' ? '<milliseconds as a number>' : value;
      case 'message':
        return typeof value === 'string' ? comparableMessage(value) : value;
      default:
        return formOf(name, value);
    }
  }) as Json;
}

/** What a text must look like, so that only its form is compared. */
const forms: Readonly<Record<string, readonly [RegExp, string]>> = {
  createdAt: [/^\d{13}$/, '<milliseconds>'],
  lastLoginAt: [/^\d{13}$/, '<milliseconds>'],
  validSince: [/^\d{10}$/, '<seconds>'],
  lastRefreshAt: [/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, '<ISO date>'],
};

function formOf(name: string, value: Json): Json {
  const [pattern, form] = forms[name] ?? [];
  return form !== undefined && typeof value === 'string' && pattern?.test(value) ? form : value;
}

/** What a JSON parser says depends on Node; the service is at its own host or under a path of the emulator's. */
function comparableMessage(message: string): string {
  return message
    .replace(/(payload received\. )(?!.*must be ).*/s, '$1<reason>')
    .replace(/ \/(?:identitytoolkit|securetoken)\.googleapis\.com\//, ' /');
}

function idToken(token: string): Json {
  const [header, payload, signature] = token.split('.');
  const { iat, exp, auth_time: authTime, ...claims } = partOf(payload);
  return {
    header: partOf(header),
    claims: {
      ...claims,
      iat: secondsOr(iat),
      auth_time: secondsOr(authTime),
      exp: `<iat + ${Number(exp) - Number(iat)}>`,
    },
    signature: signature ?? null,
  };
}

/** The header or the payload of a token. */
export function partOf(part: string | undefined): JsonObject {
  return JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8')) as JsonObject;
}

function secondsOr(value: Json | undefined): Json {
  return Number.isInteger(value) ? '<seconds>' : (value ?? null);
}
