import { expect } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import { expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { longText, unbrokenText } from '../fixtures.ts';
import { PortalFooter } from './PortalFooter.tsx';

const meta = preview.meta({
  component: PortalFooter,
  argTypes: { notice: { control: 'text' } },
  parameters: { layout: 'fullscreen' },
});

export const WithoutNotice = meta.story({
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    await expect(canvas.getByText('Powered by Waymark').textContent).toBe('Powered by Waymark');
    await expect(canvas.getByText('Your Onboarding Partner')).toBeVisible();
    await expect(footer.querySelectorAll('p')).toHaveLength(2);
  },
});

export const WithNotice = meta.story({
  args: { notice: 'This is a demo. Nothing leaves your browser.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.notice ?? '')).toBeVisible();
    await expect(canvas.getByText('Powered by Waymark')).toBeVisible();
  },
});

export const LongNoticeOnANarrowScreen = meta.story({
  args: { notice: `${longText} ${unbrokenText}` },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expectNothingCut(canvasElement);
  },
});

export const Dark = WithNotice.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story(
  allStates(meta, { WithoutNotice, WithNotice, LongNoticeOnANarrowScreen }),
);
