import { maxNesting } from '#components/Markdown/nesting.ts';
import type { Problem } from '../../../text/problem.ts';
import { linesBefore } from '../../../text/text.ts';

const maxLines = 500;
const maxSigns = 1000;

export const tooDeep = `Lists, quotes, and emphasis are nested more than ${maxNesting} levels deep here. Use fewer levels.`;

/** 50 list and quote marks at the start of a line, followed by a text. */
const nested = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){50}(?:[^\S\n]|[*-])*[^\s*-]/m;

/** A row of the same character, such as a line to fill in, counts once. */
const signs = /[[\]<>\\]|([*_~`!&])\1*/g;

/** The parser's time grows with the square of lines and marks, and deep nesting overflows its stack. */
export function findTooMuch(text: string): Problem | undefined {
  const lineAt = (index: number) => linesBefore(text, index) + 1;
  const deep = nested.exec(text);
  if (deep) return { line: lineAt(deep.index), message: tooDeep };
  if (text.split('\n').length > maxLines) {
    const message = `The file has more than ${maxLines} lines. Shorten it, or split it into two missions.`;
    return { line: maxLines, message };
  }
  const sign = [...text.matchAll(signs)].at(maxSigns);
  if (!sign) return undefined;
  const message = `The file has more than ${maxSigns.toLocaleString('en')} characters such as [ * _ < up to this line. Shorten it, or split it into two missions.`;
  return { line: lineAt(sign.index), message };
}
