import { expect, spyOn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { portalWords as german } from '../../words/de/portal.ts';
import { portalWords as english } from '../../words/en/portal.ts';
import { longText } from '../samples.ts';
import { CopyButton } from './CopyButton.tsx';

const meta = preview.meta({
  component: CopyButton,
  args: { children: 'Copy code', text: 'git status', labels: english.markdown },
  argTypes: { labels: slot({ english: english.markdown, german: german.markdown }) },
});

export const Playground = meta.story({});

export const AtTheStart = meta.story({ args: { align: 'start' } });

const code = 'git status';

export const InARowOfItsOwner = meta.story({
  args: { align: 'owner' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', inlineSize: 'min(20rem, 100%)' }}>
        <code style={{ flexGrow: 1 }}>{code}</code>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    const boxOf = (text: string | RegExp) => canvas.getByText(text).getBoundingClientRect();
    const { width } = boxOf(code);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await canvas.findByText(/^This browser/);
    await expect(boxOf(code).width).toBe(width);
    await expect(boxOf(/^This browser/).top).toBeGreaterThanOrEqual(boxOf('Copy code').bottom);
  },
});

export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await expect(write.mock.calls).toEqual([['git status']]);
  },
});

export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(await canvas.findByText(/^This browser does not allow copying/)).toBeVisible();
  },
});

export const LongText = meta.story({ tags: ['edge-case'], args: { children: longText } });
