import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Panel } from '#ui/Panel';
import { portalWords } from '../../words/en/portal.ts';
import { Columns } from '../Columns/Columns.tsx';
import { PortalFooter } from '../PortalFooter/PortalFooter.tsx';
import { PortalHeader } from '../PortalHeader/PortalHeader.tsx';
import { PortalPage } from './PortalPage.tsx';

const meta = preview.meta({
  component: PortalPage,
  subcomponents: { Columns },
  args: {
    header: <PortalHeader initials="MC" onSignOut={fn()} />,
    children: <h1>Welcome</h1>,
    footer: <PortalFooter />,
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '24rem' } },
  },
});

const inColumns = (
  <>
    <h1>Welcome</h1>
    <Columns
      isDetailOpened={false}
      list={<Panel title="List" hint="A short list." />}
      detail={
        <Panel title="Detail" hint="A long text.">
          <div style={{ blockSize: '200vh' }} />
        </Panel>
      }
    />
  </>
);

export const Short = meta.story({});

export const InColumns = meta.story({
  args: { children: inColumns },
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

export const WithStatus = meta.story({
  name: portalWords.screen.offline,
  args: { children: inColumns, status: portalWords.screen.offline },
});
