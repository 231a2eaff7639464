import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ringMark, silent } from '../../theme/ringMark.ts';

const tone = createVar();

export const box = style({
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${tone}`,
  borderRadius: vars.radius.medium,
  '::before': { ...ringMark('1.375rem'), marginBlockStart: '0.1rem', color: tone },
  selectors: {
    '&[data-tone="error"]::before': { content: silent('!') },
    '&[data-tone="information"]::before': { content: silent('i') },
    '&[data-tone="error"]': {
      vars: { [tone]: vars.color.danger },
      backgroundColor: vars.color.dangerPaper,
    },
    '&[data-tone="information"]': {
      vars: { [tone]: vars.color.accent },
      backgroundColor: vars.color.surface,
    },
  },
});

export const title = style({ color: tone, fontSize: vars.fontSize.body });

export const help = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
  color: vars.color.textMuted,
});
