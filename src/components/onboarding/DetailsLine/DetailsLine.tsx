import { Fragment } from 'react';
import { Sentence, type SentenceProps } from '#ui/Sentence';
import { VisibleAndSpoken } from '#ui/VisibleAndSpoken';
import { usePortalWords } from '../../words/portalWords.ts';
import { detailsText } from '../details.ts';
import * as css from './DetailsLine.css.ts';

export interface DetailsLineProps extends Partial<Pick<SentenceProps, 'names'>> {
  /** Unknown details are skipped. */
  details: readonly (string | undefined)[];
  /** Set if the owner has its own text for screen readers. */
  isSilent?: boolean;
}

const noNames: SentenceProps['names'] = [];

/**
 * Shows details on one line, separated by dots. Screen readers get commas, because they read out the dots. If the line
 * wraps, a dot ends a line, but never begins one.
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
