import {
  contentTypes,
  cors,
  fieldTypes,
  keys,
  malformedBodies,
  methods,
} from './cases/requests.ts';
import { deletion, lookup, refresh } from './cases/session.ts';
import { enumerationProtection, signIn, toldFirst, unusualText } from './cases/signIn.ts';
import type { ContractCase } from './contractCase.ts';

const groups = {
  'sign-in': signIn,
  'sign-in with enumeration protection': enumerationProtection,
  'sign-in, what is told first': toldFirst,
  'sign-in with unusual text': unusualText,
  'fields of a sign-in': fieldTypes,
  'body of a sign-in': malformedBodies,
  'content type': contentTypes,
  method: methods,
  'API key': keys,
  'from another origin': cors,
  lookup,
  deletion,
  refresh,
};

export interface NamedCase extends ContractCase {
  /** With its group: the name in the recording. */
  readonly title: string;
}

export const allCases: readonly NamedCase[] = Object.entries(groups).flatMap(([group, cases]) =>
  Object.entries(cases).map(([name, each]) => ({
    ...(typeof each === 'function' ? { run: each } : each),
    title: `${group}: ${name}`,
  })),
);
