import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const calls = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  maxInlineSize: '40rem',
  marginInline: 'auto',
  padding: vars.space[4],
  overflowWrap: 'anywhere',
});

export const title = style({ fontSize: vars.fontSize.lead });
