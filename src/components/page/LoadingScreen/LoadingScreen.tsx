import { useSignInWords } from '../../words/signInWords.ts';
import * as shared from '../screen.css.ts';
import * as css from './LoadingScreen.css.ts';

export interface LoadingScreenProps {
  /** A second line for long waits, which explains the wait. */
  explanation?: string;
}

/**
 * Fills the screen until the portal knows which screen to show. Within a page, the part that waits says so itself.
 *
 * A screen reader says *Loading...*, and the explanation once it appears. The picture moves only after a second, and
 * never if the system asks for reduced motion.
 */
export function LoadingScreen({ explanation }: LoadingScreenProps) {
  const { loading } = useSignInWords().everywhere;
  return (
    <main className={css.loading}>
      <svg className={css.trail} viewBox="0 0 160 24" aria-hidden="true">
        <path className={css.ahead} d="M4 14C30 0 52 0 80 12s50 12 76-2" />
        <path className={css.walked} d="M4 14C30 0 52 0 80 12s50 12 76-2" pathLength="1" />
      </svg>
      <div role="status" className={css.status}>
        <p className={css.text}>{loading}</p>
        {explanation && <p className={shared.explanation}>{explanation}</p>}
      </div>
    </main>
  );
}
