import { expect, spyOn } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import preview from '#storybook/preview.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = preview.meta({
  component: CopyButton,
  args: { children: 'Copy link', getText: () => 'https://example.org' },
  parameters: {
    guide: {
      purpose: 'Puts a text on the clipboard that would be tedious to select.',
      do: ['Say in the label what is copied.'],
      dont: ['Offer it for a single word.'],
      screenReader: ['“Copied” is said once; the name of the button stays.'],
    },
  },
});

export const Idle = meta.story({});

export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await expect(write.mock.calls).toEqual([['https://example.org']]);
  },
});

export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByText(/^This browser does not allow it/)).toBeVisible();
  },
});

export const AllStates = meta.story(allStates(meta, { Idle, Copied, Refused }));
