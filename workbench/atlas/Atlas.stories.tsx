import { useArgs } from 'storybook/preview-api';
import preview from '#storybook/preview.tsx';
import { viewports } from '#storybook/toolbar/viewports.ts';
import { ProductMap } from './ProductMap.tsx';
import { type Choices, comparisons, SideBySide } from './SideBySide.tsx';
import { loadStoryIndex } from './storyIndex.ts';

const meta = preview.meta({
  title: 'Atlas',
  // Not tested with the other stories, because only a built Storybook has an index; `tests/workbench/map.spec.ts` does.
  tags: ['!autodocs', '!test', 'page'],
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ index: await loadStoryIndex() })],
});

export const Map = meta.story({
  name: 'Map of every state',
  render: (_args, { loaded, globals }) => (
    <ProductMap index={loaded['index']} theme={globals['theme']} />
  ),
});

/** Named by all that it compares, because the search of the sidebar looks through names. */
export const SideBySidePage = meta.story({
  name: 'Side by side: light and dark, states, widths',
  args: {
    compared: 'themes',
    state: 'screens-portal--mission-opened',
    other: 'screens-portal--milestone-completed',
    width: 'desktop',
  } satisfies Choices,
  // Storybook drops any other value in the address.
  argTypes: {
    compared: { options: Object.keys(comparisons) },
    width: { options: Object.keys(viewports) },
  },
  render: function Render(_args, { loaded, globals }) {
    const [choices, updateArgs] = useArgs<Choices>();
    return (
      <SideBySide {...choices} index={loaded['index']} globals={globals} onChange={updateArgs} />
    );
  },
});
