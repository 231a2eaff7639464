import translations from 'virtual:content/translations';

/** The sample plan in a language; undefined where the content has no such language. */
export const samplePlanIn = (language: string) =>
  translations[language]?.find(({ id }) => id === 'new-hire');
