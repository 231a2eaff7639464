import { type ReactNode, type Ref, useId } from 'react';
import { useSignInWords } from '../../words/signInWords.ts';
import * as css from './SignInPage.css.ts';

export interface SignInPageProps {
  /** The brand, at the start of the first line. */
  leading: ReactNode;
  /** The language switch, at the end of the first line or, on a wide screen, in the corner of the page. */
  trailing?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** The form's heading, if the form is not for signing in. */
  formTitle?: string;
  /** The form's heading, for a script that moves the focus there. */
  formTitleRef?: Ref<HTMLHeadingElement>;
  /** A quiet note about this installation, such as how to sign in to the demo. */
  notice?: ReactNode;
  /** Decoration, which may load after the page. Its place is reserved. */
  map?: ReactNode;
  /** A form to show instead of the form and the notice. These stay in the page, hidden, so that no input is lost. */
  otherForm?: ReactNode;
  /** The page's heading, for a script that moves the focus there. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * Welcomes a new employee with the benefits and the form: side by side on a wide screen, stacked with the form first on
 * a phone. All pages before the portal use this page with different forms.
 *
 * Screen readers find the brand, the form, the benefits, and the help in this order, each as a landmark.
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
