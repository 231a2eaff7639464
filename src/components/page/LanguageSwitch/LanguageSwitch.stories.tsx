import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { languages } from '../../words/languages.ts';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';

const idle: LanguageSwitchProps = {
  selectedId: 'en',
  choices: ['en', 'de'],
  status: 'idle',
  onSelect: fn(),
};

const meta = preview.meta({
  component: LanguageSwitch,
  args: idle,
  argTypes: { choices: { control: 'check', options: Object.keys(languages) } },
});

export const Playground = meta.story({});

export const German = meta.story({ args: { selectedId: 'de' } });

/** The message appears after a second, because most languages load sooner. */
export const Loading = meta.story({ name: 'Loading...', args: { status: 'loading' } });

export const Failed = meta.story({
  name: 'The page could not switch languages. Please check your connection, then try again.',
  args: { status: 'failed' },
});
