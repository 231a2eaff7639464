import type { Decorator } from '@storybook/react-vite';
import { LanguageSwitchContext } from '#components/page/LanguageSwitch/LanguageSwitchContext.ts';
import { LanguageSwitch } from '#page/LanguageSwitch';

/** Shows the story as a build with two languages. */
export const withLanguages: Decorator = (Story) => (
  <LanguageSwitchContext
    value={<LanguageSwitch current="en" choices={['en', 'de']} status="idle" onChoose={() => {}} />}
  >
    <Story />
  </LanguageSwitchContext>
);
