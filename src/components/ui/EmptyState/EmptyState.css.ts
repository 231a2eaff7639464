import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** No larger than body text, so that it does not compete with the titles of cards beside it. */
export const title = style({ fontSize: vars.fontSize.body });

export const text = style({ color: vars.color.textMuted, textWrap: 'pretty' });
