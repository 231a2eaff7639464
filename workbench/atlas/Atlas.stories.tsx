import { useArgs } from 'storybook/preview-api';
import preview from '#storybook/preview.tsx';
import { viewports } from '#storybook/toolbar/viewports.ts';
import { type Choices, comparisons, SideBySide } from './SideBySide.tsx';
import { StateMap } from './StateMap.tsx';

const meta = preview.meta({
  title: 'Atlas',
  // Only a built Storybook has an index, so `tests/workbench/map.spec.ts` tests these pages.
  tags: ['!autodocs', '!test', 'page'],
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ index: await (await fetch('./index.json')).json() })],
});

export const Map = meta.story({
  name: 'Map of every state',
  render: (_args, { loaded, globals }) => <StateMap index={loaded['index']} globals={globals} />,
});

/** The sidebar's search looks for names, so this one lists everything that can be compared. */
export const SideBySidePage = meta.story({
  name: 'Side by side: light and dark, states, widths',
  args: {
    compared: 'themes',
    state: 'screens-portal--mission-opened',
    other: 'screens-portal--milestone-completed',
    width: 'desktop',
  } satisfies Choices,
  // Storybook drops other values from the address.
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
