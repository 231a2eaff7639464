import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { allStates } from '#workbench/stories/allStates.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = preview.meta({
  component: CopyButton,
  args: { children: 'Copy link', text: 'https://example.org' },
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
    await expect(await canvas.findByText(/^This browser does not allow copying/)).toBeVisible();
  },
});

export const AllStates = meta.story(allStates(meta, { Idle, Copied, Refused }));

function TwoTexts() {
  const [text, setText] = useState('https://example.org/one');
  return (
    <>
      <CopyButton text={text}>Copy link</CopyButton>
      <button type="button" onClick={() => setText('https://example.org/two')}>
        Next
      </button>
    </>
  );
}

export const CopiedIsSaidOfOneTextUntilTheNextPress = meta.story({
  tags: ['behavior'],
  render: () => <TwoTexts />,
  play: async ({ canvas, canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const [copy, next] = canvas.getAllByRole('button');
    // Like taps on a phone, after which neither the focus nor the pointer leaves the button.
    copy?.click();
    await canvas.findByText('Copied');
    canvasElement.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await waitFor(() => expect(canvas.queryByText('Copied')).toBeNull());
    copy?.click();
    await canvas.findByText('Copied');
    // The text can change without a press on the page, for example by a swipe back.
    next?.click();
    await waitFor(() => expect(canvas.queryByText('Copied')).toBeNull());
  },
});
