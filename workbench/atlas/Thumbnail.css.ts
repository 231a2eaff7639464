import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';
import { regionSize } from './regionOf.ts';

/** The frame keeps its place while its picture is not there. */
export const frame = style({
  boxSizing: 'content-box',
  inlineSize: '100%',
  aspectRatio: `${regionSize.width} / ${regionSize.height}`,
  overflow: 'clip',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
  selectors: {
    '&[data-device="phone"]': {
      flex: '0 0 5rem',
      maxInlineSize: '10rem',
      aspectRatio: '1 / 2',
      border: `4px solid ${vars.color.outline}`,
      borderRadius: '0.75rem',
    },
  },
});

export const picture = style({ display: 'block', inlineSize: '100%' });
