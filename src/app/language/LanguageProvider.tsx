import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Language } from '#components/words/languages.ts';
import { type Words, WordsContext } from '#components/words/words.ts';
import { LanguageSwitchContext } from '#features/LanguageSwitchContext.ts';
import type { Store } from '#features/store.ts';
import { LanguageSwitch, type LanguageSwitchProps } from '#page/LanguageSwitch';
import { choices } from './choices.ts';

interface LanguageProviderProps {
  words: Store<Words>;
  /** Rejects if the language cannot be loaded. */
  onChoose: (language: Language) => Promise<void>;
  children: ReactNode;
}

/** Everything inside is rendered in the language, and can switch to the others. */
export function LanguageProvider({ words, onChoose, children }: LanguageProviderProps) {
  const state = useSyncExternalStore(words.subscribe, words.getState, words.getState);
  return (
    <WordsContext value={state}>
      <LanguageSwitchContext
        value={choices.length > 1 && <Choice selectedId={state.language} onChoose={onChoose} />}
      >
        {children}
      </LanguageSwitchContext>
    </WordsContext>
  );
}

type ChoiceProps = Pick<LanguageSwitchProps, 'selectedId'> &
  Pick<LanguageProviderProps, 'onChoose'>;

function Choice({ selectedId, onChoose }: ChoiceProps) {
  const [status, setStatus] = useState<LanguageSwitchProps['status']>('idle');
  // Another tab may change the language after a failed press.
  const [from, setFrom] = useState(selectedId);
  const choose = (language: Language) => {
    setFrom(selectedId);
    setStatus('loading');
    onChoose(language).then(
      () => setStatus('idle'),
      () => setStatus('failed'),
    );
  };
  return (
    <LanguageSwitch
      selectedId={selectedId}
      choices={choices}
      status={from === selectedId ? status : 'idle'}
      onSelect={choose}
    />
  );
}
