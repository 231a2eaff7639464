import { ParsedText } from './ParsedText.tsx';

const inText = ['p', 'em', 'strong', 'del', 'code'];

/** The words of a text up to its first empty line, without links and other blocks. */
export function FirstParagraph({ text }: { text: string }) {
  const [first = ''] = text.trimStart().split(/\n\s*\n/);
  return <ParsedText text={first} allowedElements={inText} unwrapDisallowed />;
}
