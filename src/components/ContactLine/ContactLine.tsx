import { mailTo } from '../mailTo.ts';
import { useSignInWords } from '../words/signInWords.ts';
import * as css from './ContactLine.css.ts';

/** Whom users can ask. */
export interface Contact {
  name: string;
  /** With its scheme, for example `mailto:people@example.com`. */
  link?: string | undefined;
  /** The subject of an email to them. */
  subject?: string | undefined;
}

/** Says whom users can ask: in the footer, and wherever only someone else can help. */
export function ContactLine({ name, link, subject }: Contact) {
  const { questions } = useSignInWords().everywhere;
  return (
    <p>
      <span>{questions}</span>{' '}
      {link ? (
        <a href={subject ? mailTo(link, { subject }) : link} dir="auto" className={css.link}>
          {name}
        </a>
      ) : (
        <bdi>{name}</bdi>
      )}
    </p>
  );
}
