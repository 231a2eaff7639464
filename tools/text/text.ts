/** Control characters, lone surrogates, and the replacement character */
export const unshowable = /(?![\t\n])[\p{Cc}\p{Cs}\uFFFD]/u;

export const isVisible = (text: string) =>
  /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** The maximum length of a title, tag, or name. */
export const maxField = 100;

/** Shortens a text for a message. */
export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Other people's text, for a terminal: invisible characters could move the cursor or reverse the line. */
export const forTerminal = (text: string) =>
  text.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu, '?');

/** Removes byte order marks, too. Windows puts one at the start of a file, and joined files have more. */
export const plainText = (file: string) => file.replaceAll('\uFEFF', '').replaceAll(/\r\n?/g, '\n');

/** The number of line ends before an offset. */
export const linesBefore = (text: string, offset: number) =>
  text.slice(0, offset).split('\n').length - 1;
