import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

/** Stays in view, because a screen fills the window. */
export const calls = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 40rem)',
  justifyContent: 'center',
  gap: vars.space[2],
  maxBlockSize: '30dvh',
  padding: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  backgroundColor: vars.color.background,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
});

export const title = style({ fontSize: vars.fontSize.body });
