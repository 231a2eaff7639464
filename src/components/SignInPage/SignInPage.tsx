import { type ReactNode, type Ref, useId } from 'react';
import { Brand } from '../Brand/Brand.tsx';
import * as css from './SignInPage.css.ts';
import { TrailMap } from './TrailMap.tsx';

export interface SignInPageProps {
  /** The form. */
  children: ReactNode;
  formTitle?: string;
  formTitleRef?: Ref<HTMLHeadingElement>;
  /** A quiet note about this installation, for example how to sign in to the demo. */
  notice?: ReactNode;
  /** Takes the place of form and notice, which stay with what was typed. */
  instead?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

const benefits = [
  'See your personalized onboarding plan',
  'Track your progress, milestone by milestone',
  'Complete missions at your own pace',
];

/** Two halves on a wide screen, the benefits and the form; one column on a phone, the form first. */
export function SignInPage({
  children,
  formTitle = 'Sign in',
  formTitleRef,
  notice,
  instead,
  headingRef,
}: SignInPageProps) {
  const benefitsTitleId = useId();
  return (
    <div className={css.page}>
      <header className={css.welcome}>
        <Brand size="large" />
        <h1 ref={headingRef} className={css.title}>
          Employee Portal
        </h1>
        <p className={css.tagline}>Your onboarding journey starts here.</p>
      </header>
      <main className={css.signIn}>
        <div className={css.formColumn} hidden={Boolean(instead)}>
          <h2 ref={formTitleRef} className={css.formTitle}>
            {formTitle}
          </h2>
          {children}
          {notice}
        </div>
        {instead && <div className={css.formColumn}>{instead}</div>}
      </main>
      <section className={css.benefits} aria-labelledby={benefitsTitleId}>
        <h2 id={benefitsTitleId} className={css.benefitsTitle}>
          Once you are signed in, you can
        </h2>
        <ul role="list" className={css.benefitList}>
          {benefits.map((benefit) => (
            <li key={benefit} className={css.benefit}>
              {benefit}
            </li>
          ))}
        </ul>
      </section>
      <TrailMap />
      <footer className={css.help}>
        <p>New here? Please contact HR to have your account set up.</p>
        <p>Having trouble signing in? Reach out to your manager or IT support.</p>
      </footer>
    </div>
  );
}
