import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { Language } from '../words/languages.ts';
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

export const KeepsFocus = meta.story({
  tags: ['behavior'],
  render: function Choosing(args) {
    const [current, setCurrent] = useState<Language>('en');
    return <LanguageSwitch {...args} current={current} onChoose={setCurrent} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Auf Deutsch lesen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveTextContent(/^Deutsch$/);
    await expect(document.activeElement).toHaveAttribute('aria-current', 'true');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Read in English' })).toHaveFocus();
  },
});
