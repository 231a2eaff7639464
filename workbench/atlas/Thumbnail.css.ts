import { style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const frame = style({
  overflow: 'clip',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
  selectors: {
    '&[data-device="phone"]': {
      flexBasis: '5.5rem',
      flexShrink: 0,
      border: `4px solid ${vars.color.outline}`,
      borderRadius: '0.75rem',
    },
  },
});

export const picture = style({ display: 'block', inlineSize: '100%' });
