import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const unknownProp = /"(\w+)":\{"required":(true|false),"tsType":\{"name":"unknown"\}/g;

/** Storybook's docgen calls a readonly array `unknown`; its type is taken from the source instead. */
export function readonlyArrays(): Plugin {
  return {
    name: 'readonly-arrays',
    // After the docgen, which stands before it, and before anything reformats what that has written.
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('__docgenInfo')) return undefined;
      const source = sourcesBeside(id);
      return { code: spellReadonlyArrays(code, source), map: null };
    },
  };
}

/** @param source of the component and of what it may take props from */
export function spellReadonlyArrays(code: string, source: string): string {
  return code.replaceAll(unknownProp, (found, name: string, required: string) => {
    const type = new RegExp(`^ {2}${name}\\??: (readonly .+\\[\\]);$`, 'm').exec(source)?.[1];
    const tsType = JSON.stringify({ name: 'Array', elements: [], raw: type });
    return type === undefined ? found : `"${name}":{"required":${required},"tsType":${tsType}`;
  });
}

function sourcesBeside(id: string): string {
  const folder = path.dirname(id);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}
