import { style } from '@vanilla-extract/css';

export const outOfSight = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  border: 0,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Only for screen readers. A link with this class is visible while it has the focus. */
export const visuallyHidden = style({ selectors: { '&:not(:focus)': outOfSight } });
