import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

// A browser that translates a page replaces its text nodes. React then can neither change nor remove a text that has
// siblings, nor put an element before it. A text that is alone in its element is safe.

const src = path.resolve(import.meta.dirname, '../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.stories|\.test)\.tsx$/.test(file),
);

function isText(expression: ESTree.Node): boolean {
  switch (expression.type) {
    case 'TemplateLiteral':
    case 'MemberExpression':
      return true;
    case 'Literal':
      return typeof expression.value === 'string';
    case 'ConditionalExpression':
      return isText(expression.consequent) || isText(expression.alternate);
    case 'LogicalExpression':
      return isText(expression.right);
    default:
      return false;
  }
}

/** The lines of elements where a text may change beside siblings, or siblings may come and go beside a text. */
function unsafeLines(source: string): number[] {
  const lines: number[] = [];
  const judge = ({ children, start }: ESTree.JSXElement | ESTree.JSXFragment) => {
    const shown = children.filter((child) => child.type !== 'JSXText' || child.value.trim() !== '');
    const expressions = shown
      .flatMap((child) => (child.type === 'JSXExpressionContainer' ? [child.expression] : []))
      .filter(({ type }) => type !== 'Literal');
    const isBesideText = shown.some(({ type }) => type === 'JSXText') && expressions.length > 0;
    if (isBesideText || (shown.length > 1 && expressions.some(isText))) {
      lines.push(source.slice(0, start).split('\n').length);
    }
  };
  const { program } = parseSync('file.tsx', source);
  new Visitor({ JSXElement: judge, JSXFragment: judge }).visit(program);
  return lines;
}

// The product has everything that they have to let pass.
it('no text that comes and goes is beside other children', () => {
  expect(files.length).toBeGreaterThan(30);
  const unsafe = files.flatMap((file) =>
    unsafeLines(readFileSync(path.join(src, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(unsafe).toEqual([]);
});

it('no code is translated', () => {
  const translated = files.flatMap((file) => {
    const source = readFileSync(path.join(src, file), 'utf8');
    const tags = source.match(/<(?:code|pre|kbd|samp)\b[^>]*>/g) ?? [];
    return tags.filter((tag) => !tag.includes('translate="no"')).map((tag) => `${file}: ${tag}`);
  });
  expect(translated).toEqual([]);
});
