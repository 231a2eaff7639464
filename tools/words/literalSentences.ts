import { type ESTree, parseSync } from 'vite';

type Node = ESTree.Node;

/** A text in the code that is shown or spoken. */
export interface LiteralSentence {
  readonly line: number;
  readonly text: string;
}

/** Two letters in a row, and a space: not a key, a class, or the path of an icon. Markup is not a sentence. */
const isSentence = (text: string) =>
  /\p{L}{2}/u.test(text) && text.includes(' ') && !text.startsWith('<');

/** A word used as a label. Names in the code are in lowercase, or have more capitals. */
const isLabel = (text: string) => /^\p{Lu}\p{Ll}+(?:\.{3}|[.:?!])?$/u.test(text);

const spokenAttributes = /^(?:alt|aria-(?:description|label|valuetext)|label|placeholder|title)$/;

/** Calls whose texts are for developers and browsers. */
const unheardCalls =
  /^(?:\w*Error|\w*Exception|RegExp|console|querySelector(?:All)?|closest|matches|matchMedia)$/;

function textOf(node: Node): string | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined;
    case 'JSXText':
      return node.value;
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked ?? '').join('…');
    default:
      return undefined;
  }
}

function calledName(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression') return '';
  const object = calledName(callee.object);
  return object === 'console' ? object : calledName(callee.property);
}

const isSpoken = (node: Node) =>
  node.type === 'JSXAttribute' &&
  node.name.type === 'JSXIdentifier' &&
  spokenAttributes.test(node.name.name);

/** Whether the node is an HTML or SVG element, whose other attributes are not spoken. */
const isElement = (node: Node): node is ESTree.JSXOpeningElement =>
  node.type === 'JSXOpeningElement' &&
  node.name.type === 'JSXIdentifier' &&
  /^[a-z]/.test(node.name.name);

const isUnheard = (node: Node) =>
  (node.type === 'CallExpression' || node.type === 'NewExpression') &&
  unheardCalls.test(calledName(node.callee));

/** Whether any text directly in this part of the node is shown or spoken. */
function isShownIn(node: Node, part: Node, isShown: boolean): boolean {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return node.children.some((child) => child === part);
    case 'JSXAttribute':
      return isSpoken(node);
    case 'JSXExpressionContainer':
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return isShown;
    default:
      return false;
  }
}

const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'type' in part;

function partsOf(node: Node): Node[] {
  if (isUnheard(node)) return [];
  if (isElement(node)) return node.attributes.filter(isSpoken);
  return Object.values(node).flat().filter(isNode);
}

/** The texts in a module that a user would see or hear, and that therefore belong to the words. */
export function literalSentences(source: string): LiteralSentence[] {
  const found: LiteralSentence[] = [];
  const visit = (node: Node, isShown: boolean) => {
    const raw = textOf(node) ?? '';
    const text = raw.replaceAll(/\s+/g, ' ').trim();
    if (isSentence(text) || isLabel(text) || (isShown && /\p{L}/u.test(text))) {
      const start = node.start + raw.search(/\S/);
      found.push({ line: source.slice(0, start).split('\n').length, text });
    }
    for (const part of partsOf(node)) visit(part, isShownIn(node, part, isShown));
  };
  visit(parseSync('module.tsx', source).program, false);
  return found;
}
