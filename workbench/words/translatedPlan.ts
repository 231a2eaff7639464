import files from 'virtual:content/files';
import { compilePlans } from '#tools/content/compiler/compilePlans.ts';

const translations = new Map<string, ReturnType<typeof compilePlans>['plans']>(
  compilePlans(files).translations,
);

/** The sample plan in a language; undefined in English, and where the content has no such language. */
export const samplePlanIn = (language: string) =>
  translations.get(language)?.find(({ id }) => id === 'new-hire');
