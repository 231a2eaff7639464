import { loadWithRetry } from '#features/retry.ts';
import { languageKey } from '../firstScreen/findLanguage.ts';
import type { PortalLoader } from '../portal/portalLoader.ts';
import { importSwitch, type LanguageStore } from './language.ts';

/** Follows the language that is chosen in another tab, and returns what chooses one in this tab. */
export function createLanguageChoice(language: LanguageStore, portal: PortalLoader) {
  const switchTo = async (next: string, isPress = false) => {
    const { switchLanguage } = await loadWithRetry(importSwitch);
    await switchLanguage(language, portal, next, isPress);
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    // Where it does not load, the tab stays as it is.
    if (key === languageKey && newValue) switchTo(newValue).catch(() => {});
  });
  return (next: string) => switchTo(next, true);
}
