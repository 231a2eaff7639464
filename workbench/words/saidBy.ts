const sources = import.meta.glob<string>(
  [
    '../../src/{components,features,app}/**/*.{ts,tsx}',
    '!**/*.{stories,test,css,d}.*',
    '!**/words/**',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

const speakers = Object.entries(sources)
  .filter(([, text]) => /words\b/i.test(text))
  .map(([file, text]) => {
    const [folder, name = ''] = file
      .replace(/\.tsx?$/, '')
      .split('/')
      .slice(-2);
    return { name, isComponent: folder === name && file.includes('/components/'), text };
  });

export type Speaker = (typeof speakers)[number];

/** As a property, as a part taken out of an object, or in a type: a word in a text or an import is none of these. */
const mentions = (word: string) =>
  new RegExp(String.raw`\.${word}\b|\['${word}'\]|\{[^{}()'"]*\b${word}\b[^{}()'"]*\}(?: =|:)`);

/**
 * The modules that use a sentence of the words: they name its file, group, and key, or only the group if a table
 * chooses the key.
 * @param path for example `signIn.form.submit`
 */
export function saidBy(path: string): Speaker[] {
  const [file = '', group = '', ...keys] = path
    .split('.')
    .filter((part) => Number.isNaN(Number(part)));
  // `useSignInFailureWords` and `SignInFailureWords` are of the file `signInFailures`.
  const ofFile = new RegExp(`${file.replace(/s$/, '')}Words`, 'i');
  const ofGroup = speakers.filter(({ text }) => ofFile.test(text) && mentions(group).test(text));
  const ofKey = ofGroup.filter(({ text }) => keys.every((key) => mentions(key).test(text)));
  return ofKey.length > 0 ? ofKey : ofGroup;
}
