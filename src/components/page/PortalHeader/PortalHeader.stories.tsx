import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { slot } from '#workbench/stories/slot.ts';
import { productName } from '../../theme/brand.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { PortalHeader } from './PortalHeader.tsx';

const meta = preview.meta({
  component: PortalHeader,
  args: { initials: 'MC', onSignOut: fn(), trailing: 'none' },
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

export const UnknownEmployee = meta.story({ args: { initials: 'U' } });

export const WithLanguages = meta.story({ args: { trailing: 'language switch' } });

export const CompleteOnAPhone = meta.story({
  tags: ['behavior'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas }) => {
    for (const text of [
      productName,
      'Employee Portal',
      'Welcome back',
      args.initials,
      'Sign Out',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});
