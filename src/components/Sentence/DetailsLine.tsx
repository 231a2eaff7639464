import { detailsText } from '../details.ts';
import { usePortalWords } from '../words/portalWords.ts';
import { SeenAndHeard } from './SeenAndHeard.tsx';
import { Sentence, type SentenceProps } from './Sentence.tsx';

export interface DetailsLineProps extends Pick<SentenceProps, 'names'> {
  /** Those that are known are shown. */
  details: readonly (string | undefined)[];
}

/** Details in one line, with dots between them; for screen readers with commas, because they say the dots. */
export function DetailsLine({ details, names }: DetailsLineProps) {
  const { page } = usePortalWords();
  return (
    <SeenAndHeard
      seen={<Sentence text={detailsText(details)} names={names} />}
      heard={detailsText(details, page.spokenSeparator)}
    />
  );
}
