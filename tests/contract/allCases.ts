import { cors } from './cases/cors.ts';
import { deletion } from './cases/deletion.ts';
import { fieldTypes } from './cases/fields.ts';
import { lookup } from './cases/lookup.ts';
import { captchas, ownersSettings, passwordPolicy } from './cases/project.ts';
import {
  contentTypes,
  keys,
  malformedBodies,
  unknownCalls,
  wrongMethods,
} from './cases/requests.ts';
import { sdkSession, sdkSignIn } from './cases/sdk.ts';
import { secondFactor } from './cases/secondFactor.ts';
import { checkOrder, enumerationProtection, signIn, unusualText } from './cases/signIn.ts';
import { tenantSessions, tenantSignIn } from './cases/tenants.ts';
import { refresh } from './cases/token.ts';
import { named } from './contractCase.ts';

export const allCases = named([
  signIn,
  enumerationProtection,
  checkOrder,
  unusualText,
  fieldTypes,
  malformedBodies,
  contentTypes,
  wrongMethods,
  keys,
  unknownCalls,
  cors,
  lookup,
  deletion,
  refresh,
  tenantSignIn,
  tenantSessions,
  secondFactor,
  passwordPolicy,
  captchas,
  ownersSettings,
  sdkSignIn,
  sdkSession,
]);
