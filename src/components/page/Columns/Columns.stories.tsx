import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Panel } from '#ui/Panel';
import { slot } from '#workbench/stories/slot.ts';
import { Columns } from './Columns.tsx';

const meta = preview.meta({
  component: Columns,
  args: { list: 'list', detail: 'long', isDetailOpened: false },
  argTypes: {
    list: slot({ list: <Panel title="List" hint="A short list." /> }),
    detail: slot({
      long: (
        <Panel title="Detail" hint="A long text.">
          <div style={{ blockSize: '200vh' }} />
        </Panel>
      ),
      short: <Panel title="Detail" hint="A short text." />,
    }),
  },
  // As on a page with a header: the list sticks a bit below the top of the window.
  decorators: (Story) => (
    <div style={{ padding: '1rem' }}>
      <Story />
    </div>
  ),
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '24rem' } },
  },
});

export const Playground = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'List' });
    const detail = canvas.getByRole('region', { name: 'Detail' });
    const { top, right, width } = list.getBoundingClientRect();
    const beside = detail.getBoundingClientRect();
    await expect(top).toBe(beside.top);
    await expect(right).toBeLessThan(beside.left);
    await expect(width / (width + beside.width)).toBeCloseTo(2 / 5, 2);
    // The list stays in view beside a long text.
    window.scrollTo(0, 600);
    await expect(detail.getBoundingClientRect().top).toBeLessThan(0);
    await expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    window.scrollTo(0, 0);
  },
});

/** The detail's row is as high as the window, so that the detail can scroll to the top. */
export const ShortDetailOpened = meta.story({ args: { detail: 'short', isDetailOpened: true } });
