import * as css from './ContactLine.css.ts';
import { mailTo } from './mailTo.ts';

/** Whom users can ask. */
export interface Contact {
  /** A person, or a team. */
  name: string;
  /** With its scheme, for example `mailto:people@example.com`. */
  link?: string | undefined;
  /** The subject of an email to them. */
  subject?: string | undefined;
}

export interface ContactLineProps extends Contact {
  /** Before the name, for example `Questions?`. */
  label: string;
}

/** Says whom users can ask: in the footer, and wherever only someone else can help. */
export function ContactLine({ label, name, link, subject }: ContactLineProps) {
  return (
    <p>
      <span>{label}</span>{' '}
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
