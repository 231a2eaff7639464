import { useRef } from 'react';
import { Button } from '#ui/Button';
import { LiveMessage } from '#ui/LiveMessage';
import { focusBriefly } from '../../ui/focus/focusHeading.ts';
import { useHasLasted } from '../../ui/hooks/useHasLasted.ts';
import { type Language, languages } from '../../words/languages.ts';
import { useSignInWords } from '../../words/signInWords.ts';
import * as css from './LanguageSwitch.css.ts';

export interface LanguageSwitchProps {
  /** The language that the page is in. */
  selectedId: Language;
  /** The languages in their order, the selected one among them. */
  choices: readonly Language[];
  /** Of the last press: `loading` is said after a second, `failed` at once. */
  status: 'idle' | 'loading' | 'failed';
  /** Called with the language of the button that was pressed. */
  onSelect: (language: Language) => void;
}

/**
 * Offers the page in other languages, in a corner of it. It is for two or three: more would need a menu.
 *
 * Each language has its own name for itself, which is also what a screen reader says in that language. The selected one
 * is a text, each other one a button. A text that takes the place of the pressed button takes its focus, too.
 */
export function LanguageSwitch({ selectedId, choices, status, onSelect }: LanguageSwitchProps) {
  const { everywhere, language: words } = useSignInWords();
  const hasLasted = useHasLasted(status === 'loading');
  const pressed = useRef<Language>(undefined);
  /** The name takes the focus of the button it replaces, unless the user has moved on. */
  const takeFocus = (name: HTMLElement | null) => {
    if (name && pressed.current === selectedId && document.activeElement === document.body) {
      focusBriefly(name, {});
    }
  };
  const waiting = hasLasted ? everywhere.loading : '';
  return (
    <nav aria-label={words.label}>
      <ul role="list" className={css.list}>
        {choices.map((language) => {
          const { name, choose: label } = languages[language];
          return (
            <li key={language} lang={language} translate="no">
              {language === selectedId ? (
                <span ref={takeFocus} aria-current="true" className={css.selected}>
                  {name}
                </span>
              ) : (
                <Button
                  variant="plain"
                  size="small"
                  aria-label={label}
                  onClick={() => {
                    pressed.current = language;
                    onSelect(language);
                  }}
                >
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
