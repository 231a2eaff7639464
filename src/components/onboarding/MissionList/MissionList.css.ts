import { style } from '@vanilla-extract/css';
import { media, row, secondaryText, vars } from '../../theme/contract.css.ts';

export const empty = style({ color: vars.color.textMuted });

export const list = style({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const item = style({ borderBlockEnd: `1px solid ${vars.color.hairline}` });

export const today = style({
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

export const mission = style({
  ...row,
  alignItems: 'baseline',
  columnGap: vars.space[3],
  inlineSize: '100%',
  padding: vars.space[3],
  borderInlineStart: '4px solid transparent',
  textAlign: 'start',
  transition: `background-color ${vars.duration.feedback}`,
  selectors: {
    '&:active': {
      borderInlineStartColor: vars.color.accent,
      backgroundColor: vars.color.background,
    },
    // The focus ring is inside the row, because the rows touch each other.
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current]': {
      borderInlineStartColor: vars.color.accent,
      backgroundColor: vars.color.background,
    },
  },
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: vars.color.background } },
    [media.forcedColors]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});

export const title = style({
  flex: '1 1 12rem',
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.control,
  selectors: {
    [`${mission}[data-status="completed"] &`]: {
      color: vars.color.textMuted,
      fontWeight: vars.fontWeight.regular,
    },
    [`${mission}[aria-current] &`]: { color: vars.color.text, fontWeight: vars.fontWeight.bold },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${mission}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
    },
  },
});

export const completed = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[1],
  color: vars.color.progress,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
});

export const details = style(secondaryText);

export const checkMark = style({ alignSelf: 'center' });
