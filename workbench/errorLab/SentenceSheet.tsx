import { useSignInFailureWords } from '#components/words/signInFailureWords.ts';
import { failureOf, signInFailure, signInFailures } from '#features/session/failures.ts';
import { SignInForm } from '#sign-in/SignInForm';
import { Section } from '../page/Page.tsx';
import * as css from './ErrorLab.css.ts';
import { Quotation } from './responseInWords.tsx';

const otherCode = 'auth/internal-error';
const codes = [...signInFailures.rows.keys(), otherCode];

/** One code for each text; the last one if several share a text. */
const failures = new Map(codes.map((code) => [failureOf(signInFailures, code), code]));

/** The sign-in form, once for every text that it can show. */
export function SentenceSheet() {
  return (
    <Section
      title="Every sentence"
      text="Those that look different are states of “Sign-in failures”."
    >
      <ul role="list" className={css.sheet}>
        {[...failures.values()].map((code) => (
          <Item key={code ?? 'exception'} code={code} />
        ))}
      </ul>
    </Section>
  );
}

function Item({ code }: { code: string | undefined }) {
  const failure = signInFailure({ code }, useSignInFailureWords());
  return (
    <li className={css.sentence}>
      <Quotation>{code ?? 'exception'}</Quotation>
      {/* Each form would move the focus to its message. */}
      <div inert>
        <SignInForm
          isBusy={false}
          failure={failure}
          contact={{ name: 'HR', link: 'mailto:people@example.com' }}
          onSubmit={async () => {}}
          onEdit={() => {}}
          onAskForLink={() => {}}
        />
      </div>
    </li>
  );
}
