import { style } from '@vanilla-extract/css';
import { secondaryText, vars } from '#components/theme/contract.css.ts';

export const arrival = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const text = style({ minBlockSize: '1lh' });

export const dialog = style({
  inlineSize: '30rem',
  padding: vars.space[5],
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  selectors: { '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 50%)' } },
});

export const content = style({ display: 'grid', gap: vars.space[4] });

/** As large as a code from the beginning, so that nothing moves when it has come. */
export const code = style({
  selectors: {
    '&:empty': { inlineSize: 'min(100%, 20rem)', aspectRatio: '1' },
  },
});

export const link = style({
  ...secondaryText,
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: vars.space[3],
  backgroundColor: 'transparent',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  textOverflow: 'ellipsis',
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});
