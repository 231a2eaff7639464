import { createVar, style } from '@vanilla-extract/css';
import { card, columns, media, vars } from '../../theme/contract.css.ts';

const paddingBlock = createVar();
/** The padding above the second half. */
const paddingBetween = createVar();

/** Uses the page's columns, so that the second half aligns with the missions below. */
export const splitCard = style({
  ...card,
  ...columns,
  padding: 0,
  overflow: 'hidden',
  vars: { [paddingBlock]: vars.space[4], [paddingBetween]: '0' },
  selectors: {
    '&[data-size="slim"]': {
      vars: { [paddingBlock]: vars.space[3], [paddingBetween]: vars.space[3] },
    },
  },
  '@media': {
    [media.medium]: { vars: { [paddingBlock]: '1.25rem' } },
    [media.wide]: { ...columns['@media'][media.wide], vars: { [paddingBetween]: '1.25rem' } },
  },
});

export const half = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  paddingBlock,
  paddingInline: vars.space[4],
  selectors: {
    // The halves begin at the same height.
    [`${splitCard}[data-size="regular"] > &`]: { alignContent: 'start' },
    // If the first half has two parts, the second is at the bottom.
    [`${splitCard}[data-size="regular"] > &:first-child`]: {
      alignContent: 'space-between',
      rowGap: vars.space[2],
    },
    '& + &': { paddingBlockStart: paddingBetween },
    '& + &[data-tone="progress"]': {
      paddingBlockStart: vars.space[5],
      backgroundColor: vars.color.progressPaper,
    },
  },
  '@media': {
    [media.medium]: { paddingInline: vars.space[5] },
    [media.wide]: {
      selectors: {
        '& + &': {
          paddingInline: vars.space[6],
          borderInlineStart: `1px solid ${vars.color.hairline}`,
        },
        '& + &[data-tone="progress"]': { paddingBlockStart: paddingBlock },
      },
    },
  },
});
