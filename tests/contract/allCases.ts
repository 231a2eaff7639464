import { captchas, ownersSettings, passwordPolicy } from './cases/project.ts';
import {
  contentTypes,
  cors,
  fieldTypes,
  keys,
  malformedBodies,
  unknownCalls,
  wrongMethods,
} from './cases/requests.ts';
import { sdkSession, sdkSignIn } from './cases/sdk.ts';
import { deletion, lookup, refresh } from './cases/session.ts';
import { enumerationProtection, signIn, toldFirst, unusualText } from './cases/signIn.ts';
import { named } from './contractCase.ts';

export const allCases = named({
  'sign-in': signIn,
  'sign-in with enumeration protection': enumerationProtection,
  'sign-in, what is told first': toldFirst,
  'sign-in with unusual text': unusualText,
  'fields of a sign-in': fieldTypes,
  'body of a sign-in': malformedBodies,
  'content type': contentTypes,
  method: wrongMethods,
  'API key': keys,
  'unknown call': unknownCalls,
  'from another origin': cors,
  lookup,
  deletion,
  refresh,
  'password policy': passwordPolicy,
  captcha: captchas,
  'settings of the project': ownersSettings,
  SDK: sdkSignIn,
  'SDK, mid-session': sdkSession,
});
