import { createVar, style } from '@vanilla-extract/css';
import { media, row, vars } from '../../theme/contract.css.ts';

/** The inline padding. On a phone, it aligns the texts with the form, which is at most 28rem wide. */
const side = createVar();

const top = 'clamp(3rem, 9vh, 7rem)';

export const page = style({
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: '"welcome" "map" "signIn" "benefits" "help"',
  alignContent: 'start',
  minBlockSize: '100dvh',
  backgroundColor: vars.color.surface,
  vars: { [side]: `max(${vars.space[4]}, calc(50% - 14rem))` },
  '::before': {
    content: '',
    gridArea: 'map',
    // In proportion to the width, because the map (TrailMap.tsx) fills this box once it has loaded.
    blockSize: '19vw',
    backgroundColor: vars.color.background,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
  },
  '@media': {
    [media.wide]: {
      vars: { [side]: 'clamp(3rem, 6vw, 7rem)' },
      gridTemplateAreas: '"welcome signIn" "benefits signIn" "map signIn" "map help"',
      gridTemplateColumns: '1fr 1fr',
      gridTemplateRows: 'auto auto auto 1fr',
      '::before': {
        blockSize: 'auto',
        minBlockSize: '21.875vw',
        borderBlockEnd: 0,
        borderInlineEnd: `1px solid ${vars.color.hairline}`,
      },
    },
    [media.forcedColors]: { '::before': { display: 'none' } },
  },
});

export const welcome = style({
  gridArea: 'welcome',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  paddingBlock: `${vars.space[4]} ${vars.space[1]}`,
  paddingInline: side,
  backgroundColor: vars.color.background,
  '@media': {
    [media.wide]: {
      gap: vars.space[2],
      paddingBlock: `${top} 0`,
      borderInlineEnd: `1px solid ${vars.color.hairline}`,
    },
  },
});

export const firstLine = style({
  ...row,
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  inlineSize: '100%',
});

/** On a wide screen, in the corner of the page, above the form. */
export const corner = style({
  '@media': {
    [media.wide]: {
      position: 'absolute',
      insetBlockStart: vars.space[4],
      insetInlineEnd: 'clamp(3rem, 6vw, 7rem)',
    },
  },
});

export const title = style({
  marginBlockStart: vars.space[3],
  letterSpacing: '-0.015em',
  '@media': {
    [media.wide]: { marginBlockStart: vars.space[7], fontSize: vars.fontSize.display },
  },
});

export const tagline = style({
  color: vars.color.textMuted,
  '@media': { [media.wide]: { fontSize: vars.fontSize.lead } },
});

export const signIn = style({
  gridArea: 'signIn',
  paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
  paddingInline: side,
  // A fixed distance keeps the form's title beside the page's title when an error appears below.
  '@media': { [media.wide]: { paddingBlock: `calc(${top} + 6.25rem) ${vars.space[6]}` } },
});

export const formColumn = style({
  display: 'grid',
  gap: vars.space[4],
  maxInlineSize: '28rem',
  marginInline: 'auto',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const formTitle = style({ fontSize: vars.fontSize.title, letterSpacing: '-0.01em' });

export const benefits = style({
  gridArea: 'benefits',
  paddingBlockEnd: vars.space[5],
  paddingInline: side,
  '@media': {
    [media.wide]: {
      paddingBlock: `${vars.space[6]} 0`,
      backgroundColor: vars.color.background,
      borderInlineEnd: `1px solid ${vars.color.hairline}`,
    },
  },
});

export const benefitsTitle = style({ fontSize: vars.fontSize.body });

export const benefit = style({
  display: 'flex',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
  '::before': {
    content: '',
    flexShrink: 0,
    inlineSize: '0.625rem',
    blockSize: '1rem',
    marginBlockStart: '0.25rem',
    borderRadius: '3px',
    backgroundColor: vars.color.progress,
    forcedColorAdjust: 'none',
  },
});

export const help = style({
  gridArea: 'help',
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  paddingBlock: `0 ${vars.space[6]}`,
  paddingInline: side,
  color: vars.color.textMuted,
  '@media': {
    [media.wide]: {
      inlineSize: '100%',
      maxInlineSize: `calc(28rem + 2 * ${side})`,
      marginInline: 'auto',
    },
  },
});
