import type { ReactNode } from 'react';

export interface SentenceProps {
  /** The whole text, including the names. */
  text: string;
  /** In text order. */
  names: readonly (string | undefined)[];
  /** The language of the names, if it is not the text's. */
  lang?: string | undefined;
  /** Sets the style of the names, if it is not the text's. */
  nameClassName?: string | undefined;
}

/** Isolates user-written names in a text, because a Hebrew name would otherwise reorder the words after it. */
export function Sentence({ text, names, lang, nameClassName }: SentenceProps) {
  const parts: ReactNode[] = [];
  let rest = text;
  for (const name of names) {
    const at = name ? rest.indexOf(name) : -1;
    if (!name || at === -1) continue;
    parts.push(
      rest.slice(0, at),
      <bdi key={parts.length} lang={lang} className={nameClassName}>
        {name}
      </bdi>,
    );
    rest = rest.slice(at + name.length);
  }
  // Keyed by the text, because a browser that translates the page replaces text nodes, which React cannot update.
  return <span key={text}>{[...parts, rest]}</span>;
}
