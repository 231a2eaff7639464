import type { Emphasis, ListItem, Root } from 'mdast';

/**
 * A remark plugin that puts the check box of a list item and its first paragraph into a label, and numbers the boxes.
 * A press on a link in a label leaves the box alone.
 */
export function labelSteps() {
  return (tree: Root) => {
    for (const [dataStep, item] of [...stepsIn(tree)].entries()) {
      const [paragraph] = item.children;
      if (paragraph?.type !== 'paragraph') continue;
      const hProperties = { type: 'checkbox', checked: item.checked === true, dataStep };
      const box: Emphasis = {
        type: 'emphasis',
        children: [],
        data: { hName: 'input', hProperties },
      };
      const children = [box, ...paragraph.children];
      paragraph.children = [{ type: 'emphasis', children, data: { hName: 'label' } }];
      item.data = { hProperties: { className: ['step'] } };
      // The library would draw a box of its own.
      item.checked = null;
    }
  };
}

function* stepsIn(node: Root | Root['children'][number]): Generator<ListItem> {
  if (node.type === 'listItem' && typeof node.checked === 'boolean') yield node;
  if ('children' in node) {
    for (const child of node.children) yield* stepsIn(child);
  }
}
