import type { Nodes, Root } from 'mdast';

const breakTag = /^<\/?br\b[^>]*>$/i;

/** A remark plugin that turns `<br>` in a table into a line break. Markdown has no other way to write one there. */
export const readBreaks = () => readBreaksIn;

export function readBreaksIn(tree: Root): void {
  readNode(tree, false);
}

function readNode(node: Nodes, isInCell: boolean): void {
  if (!('children' in node)) return;
  const children = node.children.map((child: Nodes): Nodes => {
    if (isInCell && child.type === 'html' && breakTag.test(child.value)) {
      return { type: 'break', position: child.position };
    }
    readNode(child, isInCell || child.type === 'tableCell');
    return child;
  });
  Object.assign(node, { children });
}
