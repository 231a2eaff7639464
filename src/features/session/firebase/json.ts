import { attempt } from '../attempt.ts';

/** An object of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** Those of anything that is no object are none. */
export const fieldsOf = (value: unknown): Fields => Object(value);

/** Undefined for a text that is no JSON. */
export const parse = (text: string): unknown => attempt(() => JSON.parse(text));
