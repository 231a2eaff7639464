import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { PortalFooter } from './PortalFooter.tsx';

const meta = preview.meta({
  component: PortalFooter,
  args: {
    contact: { name: 'HR', link: 'mailto:people@example.com' },
    notice: 'This is a demo. Nothing leaves your browser.',
    trailing: 'none',
  },
  argTypes: {
    trailing: slot({
      none: undefined,
      'language switch': (
        <LanguageSwitch
          selectedId="en"
          choices={['en', 'de']}
          status="idle"
          onSelect={() => undefined}
        />
      ),
    }),
  },
  parameters: {
    layout: 'fullscreen',
  },
});

export const Playground = meta.story({});

export const NobodyToAsk = meta.story({ args: { contact: undefined, notice: undefined } });

/** Only phones show the language switch in the footer. */
export const WithLanguages = meta.story({
  args: { trailing: 'language switch' },
  globals: { viewport: { value: 'narrow' } },
});
