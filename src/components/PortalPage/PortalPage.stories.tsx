import { expect, fn } from 'storybook/test';
import { allStates } from '#storybook/atlas/allStates.tsx';
import { expectNothingCut } from '#storybook/checks.ts';
import preview from '#storybook/preview.tsx';
import { longText, unbrokenText } from '../fixtures.ts';
import { Panel } from '../Panel/Panel.tsx';
import { PortalFooter } from '../PortalFooter/PortalFooter.tsx';
import { PortalHeader } from '../PortalHeader/PortalHeader.tsx';
import { Columns, PortalPage } from './PortalPage.tsx';

const meta = preview.meta({
  component: PortalPage,
  subcomponents: { Columns },
  args: {
    header: <PortalHeader initials="MC" onSignOut={fn()} />,
    children: <h1>Welcome</h1>,
    footer: <PortalFooter />,
  },
  argTypes: {
    header: { control: false },
    children: { control: false },
    footer: { control: false },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '24rem' } } },
});

const inColumns = (
  <>
    <h1>Welcome</h1>
    <Columns
      list={<Panel title="List">A short list.</Panel>}
      detail={
        <Panel title="Detail">
          <div style={{ blockSize: '200vh' }}>A long text.</div>
        </Panel>
      }
    />
  </>
);

export const Short = meta.story({
  play: async ({ canvas }) => {
    const [header, main, footer] = (['banner', 'main', 'contentinfo'] as const).map((role) =>
      canvas.getByRole(role).getBoundingClientRect(),
    );
    await expect(header?.bottom).toBeLessThanOrEqual(main?.top ?? -Infinity);
    await expect(main?.bottom).toBeLessThanOrEqual(footer?.top ?? -Infinity);
    // Firefox adds up boxes to a hair less.
    await expect(footer?.bottom).toBeGreaterThanOrEqual(window.innerHeight - 0.001);
  },
});

export const SkipLinkIsTheFirstStop = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(getComputedStyle(link).clipPath).toBe('inset(50%)');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe('none');
    const { left, top, width, height } = link.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
  },
});

/** Following the link would take the test's own page along; the browser journeys do that. */
export const SkipLinkLeadsToMain = meta.story({
  args: { children: <a href="#in-main">A link in the main part</a> },
  play: async ({ canvas, userEvent }) => {
    const main = canvas.getByRole('main');
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(link).toHaveAttribute('href', `#${main.id}`);
    main.focus();
    await expect(main).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'A link in the main part' })).toHaveFocus();
  },
});

export const ColumnsOnALargeScreen = meta.story({
  args: { children: inColumns },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'List' }).getBoundingClientRect();
    const detail = canvas.getByRole('region', { name: 'Detail' }).getBoundingClientRect();
    await expect(list.top).toBe(detail.top);
    await expect(list.right).toBeLessThan(detail.left);
    await expect(list.width / (list.width + detail.width)).toBeCloseTo(2 / 5, 2);
  },
});

export const ColumnsOnTheLargestScreen = ColumnsOnALargeScreen.extend({
  globals: { viewport: { value: 'large' } },
});

export const ColumnsRightToLeft = meta.story({
  args: { children: inColumns },
  globals: { viewport: { value: 'desktop' }, direction: 'rtl' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'List' }).getBoundingClientRect();
    const detail = canvas.getByRole('region', { name: 'Detail' }).getBoundingClientRect();
    await expect(list.left).toBeGreaterThan(detail.right);
  },
});

export const ColumnsOnATablet = meta.story({
  args: { children: inColumns },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'List' }).getBoundingClientRect();
    const detail = canvas.getByRole('region', { name: 'Detail' }).getBoundingClientRect();
    await expect(list.bottom).toBeLessThanOrEqual(detail.top);
    await expect(list.width).toBe(detail.width);
  },
});

export const ColumnsOnANarrowScreen = ColumnsOnATablet.extend({
  globals: { viewport: { value: 'narrow' } },
});

export const ListStaysInView = meta.story({
  args: { children: inColumns },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'List' });
    const detail = canvas.getByRole('region', { name: 'Detail' });
    window.scrollTo(0, 600);
    await expect(detail.getBoundingClientRect().top).toBeLessThan(0);
    await expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    window.scrollTo(0, 0);
  },
});

export const UnbrokenTextsOnANarrowScreen = meta.story({
  args: {
    children: (
      <>
        <h1>{unbrokenText}</h1>
        <Columns list={<p>{unbrokenText}</p>} detail={<p>{longText}</p>} />
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expectNothingCut(canvasElement);
  },
});

export const Dark = SkipLinkIsTheFirstStop.extend({ globals: { theme: 'dark' } });

export const AllStates = meta.story(
  allStates(meta, { Short, ColumnsOnALargeScreen, UnbrokenTextsOnANarrowScreen }),
);
