/** Characters that no screen can show: control characters, half characters, and the sign for a broken one. */
export const unshowable = /(?!\t)[\p{Cc}\p{Cs}\uFFFD]/u;

/** Whether a text has a character that is seen. */
export const isVisible = (text: string) =>
  /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** The length of the longest title, tag, or name, in characters. */
export const maxField = 100;

/** Whether a text stands in quotes as word processors write them. */
export const isInCurlyQuotes = (text: string) => /^[“”„«»].*[“”«»]$|^[‘’‚].*[‘’]$/.test(text);

/** Cuts a text to the room that a message has for it. */
export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/**
 * With one kind of line end, and without byte order marks: Windows puts one at the start of a file, where two may
 * meet, and one stays in the middle where files are joined. Nobody sees them.
 */
export const plainText = (file: string) => file.replaceAll('\uFEFF', '').replaceAll(/\r\n?/g, '\n');

/** How many lines of a text end before an offset. */
export const linesBefore = (text: string, offset: number) =>
  text.slice(0, offset).split('\n').length - 1;

/** What stands below the fields of a mission file, without the empty lines around it. */
export const withoutEmptyEnds = (text: string) => text.replace(/^\s*\n/, '').trimEnd();
