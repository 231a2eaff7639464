import { style } from '@vanilla-extract/css';
import { card, media, vars } from '../theme/contract.css.ts';

export const panel = style({
  ...card,
  '@media': { [media.medium]: { paddingBlock: '1.25rem', paddingInline: vars.space[5] } },
  selectors: {
    '&[data-layout="row"]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${vars.space[3]} ${vars.space[6]}`,
      paddingBlock: vars.space[3],
    },
  },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBlockEnd: vars.space[4],
  selectors: {
    [`${panel}[data-layout="row"] > &`]: { flex: '1 1 18rem', marginBlockEnd: 0 },
  },
});

export const title = style({
  selectors: { [`${panel}[data-layout="row"] > * > &`]: { fontSize: vars.fontSize.body } },
});

export const hint = style({
  color: vars.color.textMuted,
  selectors: { [`${panel}[data-layout="row"] > * > &`]: { fontSize: vars.fontSize.small } },
});
