import * as v from 'valibot';
import { faultNamed, faults, type IdentityToolkit } from './identity-toolkit/index.ts';

const text = v.string();
const number = v.number();
const isSo = v.boolean();

const account = v.object({
  email: text,
  password: text,
  localId: text,
  displayName: v.exactOptional(text),
  photoUrl: v.exactOptional(text),
  customAttributes: v.exactOptional(text),
  emailVerified: isSo,
  disabled: isSo,
  createdAt: number,
  passwordUpdatedAt: number,
  lastLoginAt: v.exactOptional(number),
  lastRefreshAt: v.exactOptional(number),
  validSince: number,
});

const settings = v.object({
  passwordSignIn: v.picklist(['on', 'off']),
  emailEnumerationProtection: isSo,
  apiKey: v.picklist(['accepted', 'refused']),
  captcha: v.picklist(['off', 'audit', 'enforce']),
  throttling: v.union([v.literal('off'), v.object({ failures: number, recoverySeconds: number })]),
  tokenLifetimeSeconds: number,
});

const policy = v.object({
  minPasswordLength: number,
  maxPasswordLength: v.exactOptional(number),
  containsLowercaseCharacter: v.exactOptional(isSo),
  containsUppercaseCharacter: v.exactOptional(isSo),
  containsNumericCharacter: v.exactOptional(isSo),
  containsNonAlphanumericCharacter: v.exactOptional(isSo),
  allowedNonAlphanumericCharacters: v.array(text),
  enforcementState: v.picklist(['OFF', 'ENFORCE']),
  forceUpgradeOnSignin: isSo,
});

/** Only the id is read from the record. The fault itself is the one that this release has. */
const fault = v.pipe(
  v.object({ id: v.picklist(faults.map(({ id }) => id)) }),
  v.transform(({ id }) => faultNamed(id)),
);

const network = v.object({
  delay: v.union([v.literal('infinite'), number]),
  offline: isSo,
  next: v.optional(
    v.object({
      fault,
      call: v.optional(v.picklist([...new Set(faults.flatMap(({ calls }) => calls))])),
    }),
  ),
});

/** A snapshot that the service can restore. */
export const snapshotSchema = v.object({
  accounts: v.pipe(v.array(account), v.minLength(1)),
  settings,
  policy,
  network,
  advanced: number,
}) satisfies v.GenericSchema<unknown, ReturnType<IdentityToolkit['snapshot']>>;
