import { globalStyle, style } from '@vanilla-extract/css';
import { row, secondaryText, vars } from '../../theme/contract.css.ts';

export const languages = style({ display: 'grid', justifyItems: 'end' });

globalStyle(`${languages} ul`, { ...row, alignItems: 'baseline', columnGap: vars.space[4] });

// The corner of the page is small on a phone.
globalStyle(`${languages} button`, { minBlockSize: '2rem' });

globalStyle(`${languages} [aria-current]`, {
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.bold,
});

export const message = style({ ...secondaryText, maxInlineSize: '20rem', textAlign: 'end' });
