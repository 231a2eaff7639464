import { SeenAndHeard } from '#ui/SeenAndHeard';
import { Sentence, type SentenceProps } from '#ui/Sentence';
import { usePortalWords } from '../../words/portalWords.ts';
import { detailsText } from '../details.ts';

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
