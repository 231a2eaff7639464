import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';

export const intro = part({ display: 'grid', gap: vars.space[6], overflowWrap: 'anywhere' });

export const welcome = part({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });

export const title = part({
  fontSize: vars.fontSize.heading,
  letterSpacing: '-0.015em',
  '@media': { [media.medium]: { fontSize: 'clamp(2.2rem, 3.4vw, 2.9rem)' } },
});

export const text = part({
  maxInlineSize: '42rem',
  color: vars.color.inkSoft,
  '@media': { [media.medium]: { fontSize: vars.fontSize.lead } },
});

export const plan = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const planText = part({
  display: 'grid',
  gap: vars.space[1],
  flex: '1 1 16rem',
  minInlineSize: 0,
});

export const planTitle = part({ fontSize: vars.fontSize.title });
