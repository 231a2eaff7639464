import type { Decorator } from '@storybook/react-vite';
import { LanguageSwitch } from '#components/LanguageSwitch/LanguageSwitch.tsx';
import { LanguageSwitchContext } from '#components/LanguageSwitch/LanguageSwitchContext.ts';

/** Shows the story as a build with two languages. */
export const withLanguages: Decorator = (Story) => (
  <LanguageSwitchContext
    value={<LanguageSwitch current="en" choices={['en', 'de']} status="idle" onChoose={() => {}} />}
  >
    <Story />
  </LanguageSwitchContext>
);
