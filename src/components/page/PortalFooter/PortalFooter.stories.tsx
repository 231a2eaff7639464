import preview from '#storybook/preview.tsx';
import { withLanguages } from '#workbench/stories/withLanguages.tsx';
import { PortalFooter } from './PortalFooter.tsx';

const meta = preview.meta({
  component: PortalFooter,
  parameters: {
    layout: 'fullscreen',
  },
});

export const WithoutNotice = meta.story({});

export const WithContact = meta.story({
  args: {
    contact: { name: 'The people team', link: 'mailto:people@example.com' },
    notice: 'This is a demo. Nothing leaves your browser.',
  },
});

export const WithLanguages = meta.story({
  name: 'With languages, on a phone',
  globals: { viewport: { value: 'narrow' } },
  decorators: withLanguages,
});
