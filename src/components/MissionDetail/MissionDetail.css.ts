import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const pane = componentStyle({
  minInlineSize: 0,
  scrollMarginBlock: vars.space[4],
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.medium,
  '@media': {
    [media.medium]: { padding: vars.space[5] },
    [media.wide]: { padding: vars.space[6] },
  },
});

export const badges = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[3],
});

export const title = componentStyle({
  maxInlineSize: '40rem',
  fontSize: vars.fontSize.title,
  letterSpacing: '-0.01em',
});

export const description = componentStyle({ marginBlock: `${vars.space[4]} ${vars.space[6]}` });

export const completedOn = componentStyle({
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});

export const outcome = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  scrollMarginBlock: vars.space[5],
});

export const confirmation = componentStyle({
  marginBlockStart: vars.space[4],
});

export const next = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  selectors: {
    '&:not(:empty)': { marginBlockStart: vars.space[4] },
    // It takes the focus by script, and is no control.
    '&:focus': { outline: 'none' },
  },
});
