import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const footer = componentStyle({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});

export const content = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[5],
});

export const powered = componentStyle({ color: vars.color.text, fontWeight: vars.fontWeight.bold });

export const notice = componentStyle({
  '@media': { [media.medium]: { marginInlineStart: 'auto' } },
});
