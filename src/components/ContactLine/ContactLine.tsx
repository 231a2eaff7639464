import * as css from './ContactLine.css.ts';

export interface ContactLineProps {
  name: string;
  /** With its scheme, for example `mailto:people@example.com`. */
  link?: string | undefined;
}

export function ContactLine({ name, link }: ContactLineProps) {
  return (
    <p>
      <span>Questions?</span>{' '}
      {link ? (
        <a href={link} dir="auto" className={css.link}>
          {name}
        </a>
      ) : (
        <bdi>{name}</bdi>
      )}
    </p>
  );
}
