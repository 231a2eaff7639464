import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInWords } from '#components/words/de/signIn.ts';
import { languageKey } from '../firstScreen/findLanguage.ts';
import { createLanguage, createLanguageChoice } from './language.ts';
import { loadWords } from './loadWords.ts';

vi.mock('./loadWords.ts');
// Compiled in advance, so that tests with a controlled clock do not wait for the code.
await import('./switchLanguage.ts');

const never = () => new Promise<never>(() => {});
const refuse = () => Promise.reject(new TypeError('Failed to fetch'));
const german = async () => ({ language: 'de', signIn: signInWords }) as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(loadWords).mockReset().mockImplementation(german);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

const shown = () => [document.documentElement.lang, document.documentElement.dir];

it.each([
  ['come', german, 'de'],
  ['do not come', refuse, 'en'],
  ['never answer', never, 'en'],
])('where the words %s at a start, the page is in %s', async (_, answer, language) => {
  vi.mocked(loadWords).mockImplementation(answer);
  const store = createLanguage('de');
  await vi.advanceTimersByTimeAsync(10_000);
  await store.loading;
  expect(store.getState().language).toBe(language);
  expect(store.getState().signIn).toBe(language === 'de' ? signInWords : undefined);
  expect(shown()).toEqual([language, 'ltr']);
});

it('a start in English waits for nothing', () => {
  expect(createLanguage('en').loading).toBeUndefined();
  expect(loadWords).not.toHaveBeenCalled();
});

function openEnglish(loadIn = async () => {}) {
  const language = createLanguage('en');
  language.show({ language: 'en' });
  const choose = createLanguageChoice(language, loadIn);
  return { language, choose };
}

const chooseElsewhere = (newValue: string | null, key: string | null = languageKey) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

it('a press is stored for later visits and other tabs, once everything has come', async () => {
  const { choose } = openEnglish(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const chosen = choose('de');
  await vi.advanceTimersByTimeAsync(400);
  expect([...shown(), localStorage.getItem(languageKey)]).toEqual(['en', 'ltr', null]);
  await vi.advanceTimersByTimeAsync(200);
  await chosen;
  expect([...shown(), localStorage.getItem(languageKey)]).toEqual(['de', 'ltr', 'de']);
});

it('where the storage refuses, the language lasts for the visit', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  await openEnglish().choose('de');
  expect(shown()).toEqual(['de', 'ltr']);
});

it.each([
  ['the words', openEnglish, refuse],
  ['the portal', () => openEnglish(refuse), german],
])(
  'where %s do not come, the page stays as it is, and the press learns it',
  async (_, open, words) => {
    vi.mocked(loadWords).mockImplementation(words);
    const answer = open()
      .choose('de')
      .catch(() => 'refused');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await answer).toBe('refused');
    expect([...shown(), localStorage.getItem(languageKey)]).toEqual(['en', 'ltr', null]);
  },
);

it('the last press counts, also where an earlier one takes longer', async () => {
  const { choose } = openEnglish();
  vi.mocked(loadWords).mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return german();
  });
  const first = choose('de');
  await vi.advanceTimersByTimeAsync(100);
  vi.mocked(loadWords).mockImplementation(async (language) => ({ language }));
  await choose('en');
  await vi.advanceTimersByTimeAsync(1000);
  await first;
  expect([...shown(), localStorage.getItem(languageKey)]).toEqual(['en', 'ltr', 'en']);
});

it.each([
  ['de', languageKey, 'de'],
  ['tlh', languageKey, 'en'],
  [null, languageKey, 'en'],
  ['de', 'of another page', 'en'],
])('where another tab stores %s as %s, this tab is in %s', async (value, key, language) => {
  const { language: store } = openEnglish();
  chooseElsewhere(value, key);
  await vi.advanceTimersByTimeAsync(100);
  expect([store.getState().language, document.documentElement.lang]).toEqual([language, language]);
});
