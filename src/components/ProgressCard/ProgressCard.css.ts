import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';

export const completion = part({ flex: '9 1 20rem', minInlineSize: 0 });

export const legend = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  marginBlockEnd: vars.space[1],
});

export const percentage = part({
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const track = part({
  blockSize: '0.75rem',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.sunken,
  overflow: 'hidden',
});

export const bar = part({
  blockSize: '100%',
  backgroundColor: vars.color.progress,
  transitionProperty: 'inline-size',
  transitionDuration: vars.duration.progressBar,
  transitionTimingFunction: 'ease-out',
  '@media': {
    [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const remaining = part({
  flex: '1 1 12rem',
  minInlineSize: 0,
  color: vars.color.inkSoft,
  textWrap: 'balance',
});
