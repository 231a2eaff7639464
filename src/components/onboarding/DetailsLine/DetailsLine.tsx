import { Sentence, type SentenceProps } from '#ui/Sentence';
import { VisibleAndSpoken } from '#ui/VisibleAndSpoken';
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
    <VisibleAndSpoken
      visible={<Sentence text={detailsText(details)} names={names} />}
      spoken={detailsText(details, page.spokenSeparator)}
    />
  );
}
