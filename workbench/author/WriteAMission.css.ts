import { globalStyle, style } from '@vanilla-extract/css';
import { control } from '#app/demo/Select.css.ts';
import { media, secondaryText, vars } from '#components/theme/contract.css.ts';

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[6],
  // Two texts need more room than their preview.
  selectors: {
    '&:has(textarea[readonly])': {
      '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
    },
  },
});

export const side = style({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  fontSize: vars.fontSize.small,
});

export const preview = style({
  position: 'sticky',
  insetBlockStart: vars.space[4],
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: `calc(100dvh - 2 * ${vars.space[4]})`,
  minBlockSize: '20rem',
});

/** The texts of two languages, beside each other where there is room. */
export const texts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space[4],
});

export const english = style({ gridTemplateRows: 'auto 1fr' });

export const text = style([
  control,
  {
    minBlockSize: '22rem',
    paddingBlock: vars.space[3],
    fontFamily: vars.fontFamily.code,
    lineHeight: vars.lineHeight.reading,
    resize: 'vertical',
  },
]);

export const toolbar = style({ display: 'flex', flexWrap: 'wrap' });

globalStyle(`${toolbar} > *`, {
  padding: '0.8rem',
  borderRadius: vars.radius.medium,
  color: vars.color.accent,
  cursor: 'pointer',
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space[4],
});

// As high as lists, without the border.
globalStyle(`${fields} input`, { minBlockSize: 'calc(2.75rem - 2px)' });

export const formField = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[1],
});

export const hint = style(secondaryText);

export const problem = style({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.danger}`,
});

export const download = style({ display: 'grid', gap: vars.space[3] });

export const problems = style({
  display: 'grid',
  gap: vars.space[3],
  fontSize: vars.fontSize.body,
});

export const notice = style({ color: vars.color.textMuted, fontSize: vars.fontSize.body });

export const summary = style({
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.medium,
});
