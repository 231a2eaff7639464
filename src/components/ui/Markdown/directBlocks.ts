import type { ExtraProps } from 'react-markdown';

type Root = { children: (NonNullable<ExtraProps['node']> | { type: string })[] };

/**
 * A rehype plugin that sets the direction of each top-level block by its letters, which also decides the side of list
 * markers and of a table's first column. Nested blocks get no `dir`, because `dir="auto"` skips elements that have one.
 */
export function directBlocks() {
  return ({ children }: Root) => {
    for (const block of children) {
      if (block.type === 'element' && 'properties' in block) block.properties['dir'] = 'auto';
    }
  };
}
