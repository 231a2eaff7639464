import * as css from './ContactLine.css.ts';
import { mailTo } from './mailTo.ts';

/** The person or team that users can ask for help. */
export interface Contact {
  /** The name of a person or a team. */
  name: string;
  /** With its scheme, such as `mailto:people@example.com`. */
  link?: string | undefined;
  /** The subject of an email to the contact. */
  subject?: string | undefined;
}

export interface ContactLineProps extends Contact {
  /** The text before the name, such as `Questions?`. */
  label: string;
}

/** Names a contact, in the footer and in every problem that only someone else can solve. */
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
