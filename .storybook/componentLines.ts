import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const floors = ['ui', 'onboarding', 'sign-in', 'page'] as const;

export interface ComponentLine {
  readonly floor: (typeof floors)[number];
  /** The first sentence of its doc comment. */
  readonly line: string;
}

function lineOf(name: string, code: string): string {
  const comment = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export (?:function|const) ${name}\b`,
  ).exec(code)?.[1];
  const text = (comment ?? '').replaceAll(/\s*\n\s*\* ?/g, ' ').trim();
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** All components by their names, for what only a build can read. */
export function componentLines(): Record<string, ComponentLine> {
  const components = path.resolve(import.meta.dirname, '../src/components');
  const lines = floors.flatMap((floor) =>
    readdirSync(path.join(components, floor)).flatMap((name) => {
      const file = path.join(components, floor, name, `${name}.tsx`);
      return existsSync(file)
        ? [{ name, floor, line: lineOf(name, readFileSync(file, 'utf8')) }]
        : [];
    }),
  );
  return Object.fromEntries(lines.map(({ name, ...line }) => [name, line]));
}
