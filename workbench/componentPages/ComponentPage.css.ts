import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const frame = style({ display: 'grid', marginBlockEnd: vars.space[6] });

export const props = style({ paddingInline: '2px', overflowX: 'auto' });

export const stories = style({ columnWidth: '15rem', columnGap: vars.space[5] });

// Storybook's margin above the list would move only the first column down.
globalStyle(`${stories} ul`, { marginBlockStart: '0 !important' });
