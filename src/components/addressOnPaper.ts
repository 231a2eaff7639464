/** A link as paper shows it: of a mail or a call, the address or the number alone. */
export const addressOnPaper = (link: string): string =>
  link.replace(/^tel:|^mailto:([^?]*).*/i, '$1');
