import type { StoryContext } from '@storybook/react-vite';
import { knownLanguage, workbenchLanguages } from '#workbench/words/workbenchLanguages.ts';

const complaints: string[] = [];

/** Only tests fail, because browser extensions log too, and Storybook itself logs a failed story. */
const isTest = '__vitest_browser__' in window;

for (const level of ['error', 'warn'] as const) {
  const report = console[level];
  console[level] = (...data: unknown[]) => {
    complaints.push(`console.${level}: ${data.map(String).join(' ')}`);
    report(...data);
  };
}

/**
 * Fails a story that logs an error or a warning, unless it expects one: `spyOn(console, 'error').mockImplementation(()
 * => {})`.
 */
export function failOnComplaints() {
  const found = complaints.splice(0);
  if (isTest && found.length > 0) {
    throw new Error(
      `Logged by this story, or while the one before it was taken away:\n${found.join('\n')}`,
    );
  }
}

/**
 * Fails a story whose `play` turns the page or a part of it around, and leaves it so: what is seen then is not what the
 * name of the story says. The product itself sets no direction but that of the page.
 */
export function failOnLeftovers({ canvasElement, globals }: StoryContext) {
  if (!isTest) return;
  const { direction } = workbenchLanguages[knownLanguage(globals['language'])];
  const turned = canvasElement.querySelector('[dir="rtl"]');
  if (turned || document.documentElement.dir !== direction) {
    throw new Error('This story leaves its page, or a part of it, in another direction.');
  }
}
