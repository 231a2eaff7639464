import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';

const idle: LanguageSwitchProps = {
  current: 'en',
  choices: ['en', 'de'],
  status: 'idle',
  onChoose: fn(),
};

const meta = preview.meta({
  component: LanguageSwitch,
  args: idle,
});

export const English = meta.story({});

export const German = meta.story({ args: { current: 'de' } });

/** Said after a second, because most languages load sooner. */
export const Loading = meta.story({ name: 'Loading...', args: { status: 'loading' } });

export const Failed = meta.story({
  name: 'The page could not switch languages. Please check your connection, then try again.',
  args: { status: 'failed' },
});
