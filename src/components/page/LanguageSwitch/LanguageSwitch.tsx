import { useRef } from 'react';
import { Button } from '#ui/Button';
import { LiveMessage } from '#ui/LiveMessage';
import { focusBriefly } from '../../ui/focus/focusHeading.ts';
import { useHasLasted } from '../../ui/hooks/useHasLasted.ts';
import { type Language, languages } from '../../words/languages.ts';
import { useSignInWords } from '../../words/signInWords.ts';
import * as css from './LanguageSwitch.css.ts';

export interface LanguageSwitchProps {
  current: Language;
  choices: readonly Language[];
  status: 'idle' | 'loading' | 'failed';
  onChoose: (language: Language) => void;
}

/** Offers the page in other languages. The current language is a text, each other one a button. */
export function LanguageSwitch({ current, choices, status, onChoose }: LanguageSwitchProps) {
  const { everywhere, language: words } = useSignInWords();
  const hasLasted = useHasLasted(status === 'loading');
  const pressed = useRef<Language>(undefined);
  const choose = (language: Language) => {
    pressed.current = language;
    onChoose(language);
  };
  /** The name takes the focus of the button it replaces, unless the user has moved on. */
  const takeFocus = (name: HTMLElement | null) => {
    if (name && pressed.current === current && document.activeElement === document.body) {
      focusBriefly(name, {});
    }
  };
  const waiting = hasLasted ? everywhere.loading : '';
  return (
    <nav className={css.languages} aria-label={words.label}>
      <ul role="list">
        {choices.map((language) => {
          const { name, choose: label } = languages[language];
          return (
            <li key={language} lang={language} translate="no">
              {language === current ? (
                <span ref={takeFocus} aria-current="true">
                  {name}
                </span>
              ) : (
                <Button variant="plain" aria-label={label} onClick={() => choose(language)}>
                  {name}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <LiveMessage className={css.message} message={status === 'failed' ? words.failed : waiting} />
    </nav>
  );
}
