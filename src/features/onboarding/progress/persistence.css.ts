import { globalStyle, style } from '@vanilla-extract/css';
import { media, secondaryText, vars } from '#components/theme/contract.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const ends = style([row, { justifyContent: 'space-between' }]);

export const note = style([
  ends,
  {
    selectors: {
      '&:not([data-kind="line"])': { inlineSize: '100%' },
    },
    '@media': {
      [media.narrow]: {
        selectors: { '&[data-kind="offer"]': { display: 'grid', justifyContent: 'stretch' } },
      },
    },
  },
]);

// The padding spaces out several lines. A single line is lower than the button beside it anyway.
export const text = style({ ...secondaryText, flex: '1 1 0', paddingBlock: vars.space[2] });

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

export const code = style({});

// The empty place is as large as the code, so that nothing moves when it appears.
globalStyle(`${code}:empty, ${code} > svg`, {
  display: 'block',
  inlineSize: 'min(100%, 20rem)',
  aspectRatio: '1',
  marginInline: 'auto',
});

// Black on white in every theme, because some readers cannot read other codes.
globalStyle(`${code} > svg`, {
  fill: '#000',
  backgroundColor: '#fff',
  forcedColorAdjust: 'none',
  shapeRendering: 'crispEdges',
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
