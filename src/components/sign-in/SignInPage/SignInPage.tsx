import { type ReactNode, type Ref, useId } from 'react';
import { useSignInWords } from '../../words/signInWords.ts';
import * as css from './SignInPage.css.ts';

export interface SignInPageProps {
  /** Begins the page's first line: the brand. */
  leading: ReactNode;
  /** Ends that line or, on a wide screen, stands in the corner of the page: the switch of the languages. */
  trailing?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** The heading of the form, if it asks for something else than a sign-in. */
  formTitle?: string;
  /** Focuses the heading of the form. */
  formTitleRef?: Ref<HTMLHeadingElement>;
  /** A quiet note about this installation, for example how to sign in to the demo. */
  notice?: ReactNode;
  /** Decoration, which may come later than the page: its place is kept. */
  map?: ReactNode;
  /** Another form, in place of this one and the notice, which stay in the page, hidden, and keep what was typed. */
  otherForm?: ReactNode;
  /** Focuses the heading of the page. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * Welcomes a new employee: the benefits and the form, in two halves on a wide screen, in one column with the form
 * first on a phone. Every page before the portal is this one, with another form in it.
 *
 * A screen reader gets the brand, the form, the benefits and the help in this order, each as a landmark.
 */
export function SignInPage({
  leading,
  trailing,
  children,
  formTitle,
  formTitleRef,
  notice,
  map,
  otherForm,
  headingRef,
}: SignInPageProps) {
  const words = useSignInWords().page;
  const benefitsTitleId = useId();
  return (
    <div className={css.page}>
      <header className={css.welcome}>
        <div className={css.firstLine}>
          {leading}
          <div className={css.corner}>{trailing}</div>
        </div>
        <h1 ref={headingRef} className={css.title}>
          {words.portal}
        </h1>
        <p className={css.tagline}>{words.tagline}</p>
      </header>
      <main className={css.signIn}>
        <div className={css.formColumn} hidden={Boolean(otherForm)}>
          <h2 ref={formTitleRef} className={css.formTitle}>
            {formTitle ?? words.title}
          </h2>
          {children}
          {notice}
        </div>
        {otherForm && <div className={css.formColumn}>{otherForm}</div>}
      </main>
      <section className={css.benefits} aria-labelledby={benefitsTitleId}>
        <h2 id={benefitsTitleId} className={css.benefitsTitle}>
          {words.benefitsTitle}
        </h2>
        <ul role="list">
          {words.benefits.map((benefit) => (
            <li key={benefit} className={css.benefit}>
              {benefit}
            </li>
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
