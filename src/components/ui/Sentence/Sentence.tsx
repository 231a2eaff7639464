import type { ReactNode } from 'react';

export interface SentenceProps {
  /** The whole text, names included. */
  text: string;
  /** In their order in the text. */
  names: readonly (string | undefined)[];
  /** The language of the names where it is not the text's. */
  lang?: string | undefined;
  /** The look of the names where it is not the text's. */
  nameClassName?: string | undefined;
}

/** A text with names that others have written, each in a direction of its own: a Hebrew one would move what follows it. */
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
  // Keyed by the text, because a browser's translation replaces text nodes, which React could not change.
  return <span key={text}>{[...parts, rest]}</span>;
}
