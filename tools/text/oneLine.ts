import * as v from 'valibot';
import { isVisible, maxField, unshowable } from './text.ts';

export const oneLine = (key: string, maxLength = maxField) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(isVisible, `The ${key} is empty. Fill it in.`),
    v.regex(/^.*$/, `The ${key} contains a line break. Write it on one line.`),
    v.check(
      (text) => !unshowable.test(text),
      `The ${key} contains a character that cannot be shown. Type it again.`,
    ),
    v.maxLength(maxLength, `The ${key} has more than ${maxLength} characters. Shorten it.`),
  );
