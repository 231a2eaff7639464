import { useArgs } from 'storybook/preview-api';
import preview from '../preview.tsx';
import { ProductMap } from './ProductMap.tsx';
import { type Choices, SideBySide } from './SideBySide.tsx';
import { loadStoryIndex } from './storyIndex.ts';

const meta = preview.meta({
  title: 'Atlas',
  // Not tested with the other stories, because only a built Storybook has an index; `tests/atlas/map.spec.ts` does.
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
  render: function Render(_args, { loaded, globals }) {
    const [choices, updateArgs] = useArgs<Choices>();
    return (
      <SideBySide {...choices} index={loaded['index']} globals={globals} onChange={updateArgs} />
    );
  },
});
