import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** The padding at the sides. On a phone, in line with the form, which is 28rem wide at the most. */
const side = createVar();

export const page = componentStyle({
  display: 'grid',
  gridTemplateAreas: '"welcome" "signIn" "benefits" "help"',
  alignContent: 'start',
  minBlockSize: '100dvh',
  backgroundColor: vars.color.surface,
  vars: { [side]: `max(${vars.space[4]}, calc(50% - 14rem))` },
  '@media': {
    [media.wide]: {
      vars: { [side]: 'clamp(3rem, 6vw, 7rem)' },
      gridTemplateAreas: '"welcome signIn" "benefits signIn" "benefits help"',
      gridTemplateColumns: '1fr 1fr',
      gridTemplateRows: 'auto 1fr auto',
    },
  },
});

export const welcome = componentStyle({
  gridArea: 'welcome',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  paddingBlock: vars.space[5],
  paddingInline: side,
  backgroundColor: vars.color.background,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': {
    [media.wide]: {
      gap: vars.space[2],
      paddingBlock: 'clamp(3rem, 9vh, 7rem) 0',
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${vars.color.hairline}`,
    },
  },
});

export const title = componentStyle({
  marginBlockStart: vars.space[3],
  fontSize: vars.fontSize.heading,
  letterSpacing: '-0.015em',
  '@media': {
    [media.wide]: { marginBlockStart: vars.space[7], fontSize: 'clamp(2.2rem, 3.6vw, 3.4rem)' },
  },
});

export const tagline = componentStyle({
  color: vars.color.textMuted,
  '@media': { [media.wide]: { fontSize: vars.fontSize.lead } },
});

export const signIn = componentStyle({
  gridArea: 'signIn',
  display: 'grid',
  alignItems: 'center',
  paddingBlock: vars.space[5],
  paddingInline: side,
  '@media': { [media.wide]: { paddingBlock: `${vars.space[7]} ${vars.space[6]}` } },
});

export const formColumn = componentStyle({
  display: 'grid',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: '28rem',
  marginInline: 'auto',
});

export const formTitle = componentStyle({ fontSize: vars.fontSize.title });

export const benefits = componentStyle({
  gridArea: 'benefits',
  display: 'flex',
  flexDirection: 'column',
  paddingBlockEnd: vars.space[5],
  '@media': {
    [media.wide]: {
      paddingBlock: `${vars.space[6]} 0`,
      backgroundColor: vars.color.background,
      borderInlineEnd: `1px solid ${vars.color.hairline}`,
      justifyContent: 'space-between',
    },
  },
});

export const benefitsTitle = componentStyle({
  paddingInline: side,
  fontSize: vars.fontSize.body,
});

export const benefitList = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
  paddingInline: side,
  '@media': { [media.wide]: { marginBlockEnd: 'auto' } },
});

export const benefit = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
});

export const benefitIcon = componentStyle({ color: vars.color.textMuted });

export const help = componentStyle({
  gridArea: 'help',
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  paddingBlock: `0 ${vars.space[6]}`,
  paddingInline: side,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  '@media': {
    [media.wide]: {
      inlineSize: '100%',
      maxInlineSize: `calc(28rem + 2 * ${side})`,
      marginInline: 'auto',
    },
  },
});
