import { style } from '@vanilla-extract/css';

/** Lines break between details, and inside a detail only if it is longer than a line. */
export const detail = style({ display: 'inline-block' });
