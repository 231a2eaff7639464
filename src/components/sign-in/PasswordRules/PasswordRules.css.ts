import { style } from '@vanilla-extract/css';
import { media, secondaryText, vars } from '../../theme/contract.css.ts';
import { ringMark, silent } from '../../theme/ringMark.ts';

export const rules = style({ display: 'grid', gap: vars.space[2], ...secondaryText });

export const list = style({ display: 'grid', gap: vars.space[1] });

export const rule = style({
  display: 'flex',
  gap: vars.space[2],
  '::before': {
    ...ringMark('1rem'),
    content: '',
    marginBlockStart: '0.2em',
    color: vars.color.outline,
  },
  selectors: {
    '&[data-status="met"]': { color: vars.color.text },
    '&[data-status="met"]::before': { content: silent('✓'), color: vars.color.progress },
  },
  '@media': {
    // In forced colors, browsers put a backplate behind text, which would cover the ring.
    [media.forcedColors]: {
      selectors: { '&[data-status]::before': { color: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
});

export const met = style({
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  color: vars.color.progress,
  fontWeight: vars.fontWeight.medium,
});

export const outerSpace = style({ color: vars.color.text, fontWeight: vars.fontWeight.medium });
