import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LiveMessage } from './LiveMessage.tsx';

const meta = preview.meta({
  component: LiveMessage,
  tags: ['unseen'],
  args: { message: 'Orientation: 2 of 3 missions completed' },
  parameters: {
    guide: {
      purpose: 'Says to screen readers what has changed elsewhere on the page.',
      do: [
        'Keep it on the page, empty, from the start, and write whole sentences.',
        'Pass another `turn` where the same sentence is to be said once more.',
      ],
      dont: ['Repeat what is read anyway, because it takes the focus.'],
      screenReader: ['The sentence is read as a whole, after what is being said.'],
    },
  },
});

/** What the region said when it came into the page. */
let saidAtFirst: string | null = null;

const lookAtFirst = (box: HTMLElement | null) => {
  if (box) saidAtFirst = box.textContent;
};

export const WithMessage = meta.story({
  render: (args) => (
    <div ref={lookAtFirst}>
      <LiveMessage {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    await expect(saidAtFirst).toBe('');
    const region = (await canvas.findByText(args.message)).parentElement;
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(region).toHaveAttribute('aria-atomic', 'true');
    await expect(region?.getBoundingClientRect().height).toBe(1);
  },
});
