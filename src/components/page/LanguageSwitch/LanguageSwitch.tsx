import { useRef } from 'react';
import { Button } from '#ui/Button';
import { LiveMessage } from '#ui/LiveMessage';
import { focusBriefly } from '../../ui/focus/focusHeading.ts';
import { useHasLasted } from '../../ui/hooks/useHasLasted.ts';
import { type Language, languages } from '../../words/languages.ts';
import { useSignInWords } from '../../words/signInWords.ts';
import * as css from './LanguageSwitch.css.ts';

export interface LanguageSwitchProps {
  /** The language of the page. */
  selectedId: Language;
  /** The languages in display order, including the selected language. */
  choices: readonly Language[];
  /** The status of the last selection. `loading` is announced after a second, `failed` immediately. */
  status: 'idle' | 'loading' | 'failed';
  /** Called with the selected language. */
  onSelect: (language: Language) => void;
}

/**
 * Offers the page in other languages, in a corner of the page. For more than three languages, it would need a menu.
 *
 * Each language is shown by its own name, and screen readers read the name in that language. The selected language is
 * text, the others are buttons. The text that replaces the clicked button takes the focus.
 */
export function LanguageSwitch({ selectedId, choices, status, onSelect }: LanguageSwitchProps) {
  const { everywhere, language: words } = useSignInWords();
  const hasLasted = useHasLasted(status === 'loading');
  const pressed = useRef<Language>(undefined);
  /** Focuses the name that replaces the clicked button, unless the user has moved on. */
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
