import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** No larger than body text: the title of a card beside it leads. */
export const title = style({ fontSize: vars.fontSize.body });

export const text = style({ color: vars.color.textMuted, textWrap: 'pretty' });
