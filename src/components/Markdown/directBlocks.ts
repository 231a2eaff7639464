import type { ExtraProps } from 'react-markdown';

type Root = { children: (NonNullable<ExtraProps['node']> | { type: string })[] };

/**
 * A rehype plugin that gives each block of a text the direction of its letters, and so the side of a list's marks and of a
 * table's first column. The blocks inside have none of their own, because a browser would leave out their letters.
 */
export function directBlocks() {
  return ({ children }: Root) => {
    for (const block of children) {
      if (block.type === 'element' && 'properties' in block) block.properties['dir'] = 'auto';
    }
  };
}
