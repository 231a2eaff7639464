import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  component: SkipLink,
  args: { to: 'content', children: 'Skip to main content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>Tab shows the link.</p>
      <div id={args.to} role="group" aria-label="Content">
        The content.
      </div>
    </>
  ),
});

export const Playground = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

export const Pressed = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const { length } = window.history;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group')).toHaveFocus();
    await expect(window.history.length).toBe(length);
  },
});
