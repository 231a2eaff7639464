import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

export const frame = style({ display: 'grid', marginBlockEnd: vars.space[6] });

/** On a narrow screen the table scrolls, not the page. */
export const props = style({ paddingInline: '2px', overflowX: 'auto' });

export const stories = style({ columnWidth: '15rem', columnGap: vars.space[5] });

// Because Storybook's margin above the list would move the first column down, and no other.
globalStyle(`${stories} ul`, { marginBlockStart: '0 !important' });
