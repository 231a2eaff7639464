import { componentStyle } from '#components/theme/componentStyle.ts';
import { vars } from '#components/theme/contract.css.ts';

export const text = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  // Without a text it takes no room, but can have the focus.
  selectors: { '&:not(:has(p))': { position: 'absolute' } },
});
