import { Fragment } from 'react';
import { Sentence, type SentenceProps } from '#ui/Sentence';
import { VisibleAndSpoken } from '#ui/VisibleAndSpoken';
import { usePortalWords } from '../../words/portalWords.ts';
import { detailsText } from '../details.ts';
import * as css from './DetailsLine.css.ts';

export interface DetailsLineProps extends Partial<Pick<SentenceProps, 'names'>> {
  /** Those that are known are shown. */
  details: readonly (string | undefined)[];
  /** For an owner that says the details itself. */
  isSilent?: boolean;
}

const noNames: SentenceProps['names'] = [];

/**
 * Details in one line, with dots between them; for screen readers with commas, because they say the dots. If the line
 * wraps, its parts end with a dot, and never begin with one.
 */
export function DetailsLine({ details, names = noNames, isSilent = false }: DetailsLineProps) {
  const { page } = usePortalWords();
  const known = details.filter((detail) => detail !== undefined);
  return (
    <VisibleAndSpoken
      visible={known.map((detail, index) => (
        <Fragment key={detail}>
          <span className={css.detail}>
            <Sentence text={index + 1 < known.length ? `${detail} ·` : detail} names={names} />
          </span>{' '}
        </Fragment>
      ))}
      spoken={isSilent ? '' : detailsText(known, page.spokenSeparator)}
    />
  );
}
