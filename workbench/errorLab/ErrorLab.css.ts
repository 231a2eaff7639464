import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const code = style({ fontFamily: vars.fontFamily.code, fontSize: vars.fontSize.small });

export const quiet = style({ color: vars.color.textMuted });

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  gap: `${vars.space[7]} ${vars.space[6]}`,
});

export const sentence = style({ display: 'grid', alignContent: 'start', gap: vars.space[3] });

export const filter = style({ maxInlineSize: '24rem' });

export const link = style({ color: vars.color.accent });

export const summary = style({
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  cursor: 'pointer',
});

export const groupTitle = style({ display: 'inline', fontSize: vars.fontSize.title });
