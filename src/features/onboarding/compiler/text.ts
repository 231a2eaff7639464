/** What no screen can show: control characters, halves of characters, and what stands for a broken one. */
export const unshowable = /(?!\t)[\p{Cc}\p{Cs}\uFFFD]/u;

/** Whether there is anything in it to be seen. */
export const isVisible = (text: string) =>
  /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** For a sentence about it. */
export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
