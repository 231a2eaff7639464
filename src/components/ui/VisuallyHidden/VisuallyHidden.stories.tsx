import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  component: VisuallyHidden,
  args: { children: ' for new.hire@waymark.test' },
  render: (args) => (
    <Button variant="quiet">
      Choose a new password
      <VisuallyHidden {...args} />
    </Button>
  ),
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const name = 'Choose a new password for new.hire@waymark.test';
    await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
});
