import { type ReactNode, type Ref, useContext, useId } from 'react';
import { Brand } from '#page/Brand';
import { LanguageSwitchContext } from '../../page/LanguageSwitch/LanguageSwitchContext.ts';
import { useSignInWords } from '../../words/signInWords.ts';
import * as css from './SignInPage.css.ts';

export interface SignInPageProps {
  children: ReactNode;
  formTitle?: string;
  formTitleRef?: Ref<HTMLHeadingElement>;
  /** A quiet note about this installation, for example how to sign in to the demo. */
  notice?: ReactNode;
  /** Decoration, which may come later than the page: its place is kept. */
  map?: ReactNode;
  /** Shown instead of the form and the notice, which stay in the page, hidden, and keep what was typed. */
  instead?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * Welcomes a new employee: the benefits and the form, in two halves on a wide screen, in one column with the form
 * first on a phone.
 */
export function SignInPage({
  children,
  formTitle,
  formTitleRef,
  notice,
  map,
  instead,
  headingRef,
}: SignInPageProps) {
  const words = useSignInWords().page;
  const benefitsTitleId = useId();
  return (
    <div className={css.page}>
      <header className={css.welcome}>
        <div className={css.firstLine}>
          <Brand size="large" />
          <div className={css.corner}>{useContext(LanguageSwitchContext)}</div>
        </div>
        <h1 ref={headingRef} className={css.title}>
          {words.portal}
        </h1>
        <p className={css.tagline}>{words.tagline}</p>
      </header>
      <main className={css.signIn}>
        <div className={css.formColumn} hidden={Boolean(instead)}>
          <h2 ref={formTitleRef} className={css.formTitle}>
            {formTitle ?? words.title}
          </h2>
          {children}
          {notice}
        </div>
        {instead && <div className={css.formColumn}>{instead}</div>}
      </main>
      <section className={css.benefits} aria-labelledby={benefitsTitleId}>
        <h2 id={benefitsTitleId}>{words.benefitsTitle}</h2>
        <ul role="list">
          {words.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </section>
      <footer className={css.help}>
        <p>{words.newHere}</p>
        <p>{words.havingTrouble}</p>
      </footer>
      {map}
    </div>
  );
}
