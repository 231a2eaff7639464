import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PlanLink } from './PlanLink.tsx';

const meta = preview.meta({
  component: PlanLink,
  args: {
    href: '?milestone=team-lunch',
    children: 'Team Lunch',
    className: '',
    onPress: fn(),
  },
});

export const Playground = meta.story({});

export const PressedTwice = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    await userEvent.dblClick(link);
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});
