import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { portalWords } from '../../words/en/portal.ts';
import { PortalFooter } from '../PortalFooter/PortalFooter.tsx';
import { PortalHeader } from '../PortalHeader/PortalHeader.tsx';
import { ScreenOnly } from '../ScreenOnly/ScreenOnly.tsx';
import { PortalPage } from './PortalPage.tsx';

const meta = preview.meta({
  component: PortalPage,
  subcomponents: { ScreenOnly },
  args: {
    header: 'header',
    children: 'short',
    footer: 'footer',
    status: '',
    checklist: 'none',
  },
  argTypes: {
    header: slot({ header: <PortalHeader initials="MC" onSignOut={fn()} /> }),
    children: slot({
      short: <h1>Welcome</h1>,
      long: (
        <>
          <h1>Welcome</h1>
          <div style={{ blockSize: '200vh' }} />
        </>
      ),
    }),
    footer: slot({ footer: <PortalFooter /> }),
    checklist: slot({ none: undefined, checklist: <h1>What you have to do</h1> }),
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '24rem' } },
  },
});

export const Playground = meta.story({});

export const WithStatus = meta.story({
  name: 'You are offline. You can still read your plan.',
  args: { children: 'long', status: portalWords.screen.offline },
  play: async ({ canvas }) => {
    const status = await canvas.findByText(portalWords.screen.offline);
    const covered = status.getBoundingClientRect().height;
    const { scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
    await expect(Number.parseFloat(scrollPaddingBlockEnd)).toBeGreaterThan(covered);
  },
});
