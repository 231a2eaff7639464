import type { ExtraProps } from 'react-markdown';

type Root = { children: (NonNullable<ExtraProps['node']> | { type: string })[] };

/**
 * A rehype plugin that gives each outer block of a text the direction of its letters, and with it the side of a list's
 * marks and of a table's first column. Blocks inside get none: `dir="auto"` skips elements that have a `dir`.
 */
export function directBlocks() {
  return ({ children }: Root) => {
    for (const block of children) {
      if (block.type === 'element' && 'properties' in block) block.properties['dir'] = 'auto';
    }
  };
}
