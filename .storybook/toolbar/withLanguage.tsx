import type { Decorator, StoryContext } from '@storybook/react-vite';
import { useEffect, useLayoutEffect, useState } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { WordsContext } from '#components/words/words.ts';
import { SampleMilestonesContext } from '#features/onboarding/testing/SampleMilestonesContext.ts';
import { english, wordsOf } from '#workbench/words/allWords.ts';
import { knownLanguage, workbenchLanguages } from '#workbench/words/workbenchLanguages.ts';

/** Loads the words and the sample plan in the toolbar's language for every story. */
export async function loadLanguage({ globals }: Pick<StoryContext, 'globals'>) {
  const language = knownLanguage(globals['language']);
  const words = wordsOf(language);
  if (language === 'en') return { words };
  const { default: plans } = await import('virtual:content/translations');
  return { words, samplePlan: plans[language]?.find(({ id }) => id === 'new-hire') };
}

/**
 * Shows a story in the toolbar's language. A `play` function looks for English, so the language changes after it. A
 * story that sets the global `language` itself is rendered in it from the start.
 */
export const withLanguage: Decorator = (Story, context) =>
  // A state in a sheet has no loaders, and takes the language of the sheet.
  context.loaded['words'] ? inLanguage(Story, context) : <Story />;

const inLanguage: Decorator = function InLanguage(Story, context) {
  const { id, globals, storyGlobals, loaded } = context;
  const [isThrough, setIsThrough] = useState('language' in storyGlobals);

  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (rendered: string) => {
      if (rendered === id) setIsThrough(true);
    };
    channel.on(STORY_RENDERED, follow);
    return () => channel.off(STORY_RENDERED, follow);
  }, [id]);

  const language = isThrough ? knownLanguage(globals['language']) : 'en';
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = workbenchLanguages[language].direction;
  }, [language]);

  const words = isThrough ? loaded['words'] : english;
  const milestones = isThrough ? loaded['samplePlan']?.milestones : undefined;
  return (
    <WordsContext value={{ ...words, language }}>
      <SampleMilestonesContext value={milestones}>
        <Story />
      </SampleMilestonesContext>
    </WordsContext>
  );
};
