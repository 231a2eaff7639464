import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';

export const empty = part({ color: vars.color.inkSoft });

export const list = part({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const item = part({ borderBlockEnd: `1px solid ${vars.color.hairline}` });

export const mission = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[3],
  border: 0,
  borderInlineStart: '4px solid transparent',
  backgroundColor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.feedback}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.ground },
    // Inside: the rows touch each other.
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current]': {
      borderInlineStartColor: vars.color.accent,
      backgroundColor: vars.color.ground,
    },
  },
  '@media': {
    [media.forcedColors]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});

export const title = part({
  flex: '1 1 12rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1.35,
  selectors: {
    [`${mission}[data-status="completed"] &`]: {
      color: vars.color.inkSoft,
      fontWeight: vars.fontWeight.regular,
    },
    [`${mission}[aria-current] &`]: { color: vars.color.ink, fontWeight: vars.fontWeight.bold },
    [`${mission}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

export const completed = part({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.progress,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
});

export const tick = part({ alignSelf: 'center' });
