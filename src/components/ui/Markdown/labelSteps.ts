import type { Emphasis, Root } from 'mdast';
import { nodesIn } from './nodesIn.ts';

/**
 * A remark plugin that puts the check box of a list item and its first paragraph into a label, and numbers the boxes.
 * A click on a link in a label leaves the box unchanged.
 */
export function labelSteps() {
  return (tree: Root) => {
    let count = 0;
    for (const item of nodesIn(tree)) {
      if (item.type !== 'listItem' || typeof item.checked !== 'boolean') continue;
      const dataStep = count++;
      const [paragraph] = item.children;
      if (paragraph?.type !== 'paragraph') continue;
      const hProperties = { type: 'checkbox', checked: item.checked, dataStep };
      const box: Emphasis = {
        type: 'emphasis',
        children: [],
        data: { hName: 'input', hProperties },
      };
      const children = [box, ...paragraph.children];
      paragraph.children = [{ type: 'emphasis', children, data: { hName: 'label' } }];
      item.data = { hProperties: { className: ['step'] } };
      // Otherwise, the library would render its own box.
      item.checked = null;
    }
  };
}
